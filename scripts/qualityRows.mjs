// What the product is held to. `figures` names what `record` in the benches and long runs wrote, `tests` the titles that
// prove a row; titles begin with the run they belong to: unit, PostgreSQL, browser or long. `least`: fewer prove nothing.
// `inReadme`: the README shows it.

const speed = [
  ['scripts that Home’s HTML names, gzip', '≤ 155 kB', { figures: /^Home: scripts its HTML names/, inReadme: true }],
  ['with what loads by itself at idle, gzip', '≤ 190 kB', { figures: /^Home: scripts with what loads by itself/ }],
  ['CSS, gzip', '≤ 10 kB', { figures: /^CSS/ }],
  ['service worker, gzip', '≤ 8 kB', { figures: /^service worker/ }],
  ['script files before the first listing', '≤ 4', { figures: /^Home: script files its HTML names/ }],
  [
    'Home’s listings come with the HTML, and nothing is called for once more',
    'yes; 0 more',
    { figures: /^Home: (its listings come|API calls beyond)/ },
  ],
  [
    'lists and details opened from Home load what each needs, nothing twice',
    'yes',
    { tests: /^browser: .*scripts that each needs/ },
  ],
  ['filter 10k and 100k listings ÷ bare array.filter', '≤ 1.3; 1.2', { figures: /^filter \d+ listings/ }],
  ['mount a list of 1,000 ÷ all cards; 10,000 ÷ 1,000', '≤ 0.10; 1.3', { figures: /^mount a list of/, inReadme: true }],
  ['load 10,000 records ÷ a hand-built map', '≤ 30', { figures: /^load 10,000 records/ }],
  [
    'search page and count at 1M rows, CPU ÷ native PostgreSQL',
    '≤ 4',
    { figures: /^search at 1,000,000 listings/, inReadme: true },
  ],
  ['an action recorded ÷ not: light, RTK Query', '≤ 1.02; 1.05', { figures: /recorded ÷ not/ }],
  ['replay of 10,000 small actions ÷ plain reducers', '≤ 3.3', { figures: /^replay 10,000 .*÷ plain/ }],
  ['player: main thread for 10,000 actions', '≤ 1,000 ms', { figures: /^player:/ }],
];

const security = [
  [
    'update or delete another’s listing',
    '403, row unchanged; unknown 404',
    { tests: /owner’s alone: 403|who may call what/ },
  ],
  [
    'foreign userId; role, status, rating, _id on create',
    '403; dropped',
    { tests: /fields that the server alone decides|drops role, status/ },
  ],
  ['posting without the role agt', '403', { tests: /who may do it \[WIZ-20/ }],
  [
    'others’ listings under review or deleted',
    'in no list; detail []',
    { tests: /others’ listings that are under review/ },
  ],
  [
    'anonymous phone harvest; 60 owners a day when logged in',
    'none; then without',
    { tests: /finds no phone number in any answer|phone numbers (go to|never)/ },
  ],
  [
    'wrong password',
    '400 alike, growing wait, 10 a minute, no lock-out',
    { tests: /POST users\/signin|unknown account and one without a password alike/, figures: /^Login:/ },
  ],
  ['known and unknown accounts', '< 5 ms apart', { figures: /known and unknown account/ }],
  [
    'one-time codes',
    '6 digits, 5 tries, one use, bound',
    { tests: /: codes |100 parallel uses/, figures: /guesses|parallel uses/ },
  ],
  [
    'tokens',
    'hashed; idle 24 h, 7 days; reset revokes the rest',
    { tests: /stores tokens hashed alone|ends a session that lay unused|ends the other sessions/ },
  ],
  ['script in texts and addresses', 'text only; known hosts', { tests: /as markup|known hosts/ }],
  ['hostile uploads', '415, 413, re-encoded', { tests: /pictures that strangers send/ }],
  ['hostile JSON', '400, 413, 415', { tests: /hostile JSON/ }],
  [
    'cross-site',
    'exact origins, no cookies',
    { tests: /from an unknown origin|no authority in a cookie|named origins/ },
  ],
  [
    'headers',
    'policy without unsafe-*, no-store',
    { tests: /headers (allows|keep|let|\S* ?%?)|keep whatever was asked with a session/ },
  ],
  ['logs', 'no secret', { tests: /names no token, password, code|an error in the log/ }],
  ['Aadhaar numbers', 'sealed, masked', { tests: /[Aa]n Aadhaar number|The Aadhaar number|the Aadhaar number/ }],
];

const reliability = [
  [
    '29 calls × 12 faults in a browser',
    'right words, no blank screen',
    { tests: /^long: .*loses nothing: /, least: 348, inReadme: true },
  ],
  [
    'the same, a part of it, at every test',
    'right words',
    { tests: /^browser: (has a way to send each call|.*loses nothing when)/ },
  ],
  [
    'filter races, storage, tabs, chunks, pictures, double press, offline',
    'what a person would call right',
    {
      tests:
        /^browser: .*(result of the last filter|storage|logs out in every tab|file is gone after a deploy|picture is broken|two fast presses|says that it is offline)/,
    },
  ],
  ['a session lost within the wizard', 'nothing lost', { tests: /^browser: loses its session in every step/ }],
  ['a screen that throws', 'a panel with Reload and Report', { tests: /ERR-6\]/ }],
  ['kill -9', '1,000 cycles, none lost', { figures: /^kill -9/, inReadme: true }],
  ['disk full', '507, reads go on', { tests: /a full disk/ }],
  ['database gone', '503, back by itself', { tests: /a server whose PostgreSQL stops/ }],
  ['SIGTERM', 'drops nothing', { tests: /by SIGTERM drops nothing/ }],
  ['overload and slow senders', '429, 503, 408; bounded memory', { tests: /far more requests than|slow senders/ }],
  [
    'two processes on one PostgreSQL',
    'one migration, shared limits',
    { tests: /^PostgreSQL: .*two (server )?processes/ },
  ],
  ['backup and restore', 'all or nothing', { tests: /a backup|restoring/ }],
  ['uploads in a bucket', 'as in a folder', { tests: /bucket/ }],
  [
    'fuzz: 10,000 bodies, 5,000 queries',
    'no 5xx, none over 1 s',
    { tests: /^long: .*(10000 bodies|5000 queries)/, least: 2 },
  ],
  ['action logs: 10,000 random walks', 'no step differs', { tests: /^long: folds 10000 random walks/ }],
];

const hands = [
  [
    'axe on screens, dialogs and forms at 360 and 1280 px',
    'nothing',
    { tests: /^browser: axe finds nothing/, inReadme: true },
  ],
  [
    'what a screen reader gets: landmarks, names, faults, reading order',
    'nothing missing',
    { tests: /^browser: (a screen reader gets|reads a card by its name)/ },
  ],
  [
    'what changes is announced',
    'screens, results, faults, toasts, uploads',
    { tests: /^browser: tells an? \S+ (what|how)/ },
  ],
  ['200 % and 400 % zoom, text of twice the size', 'nothing lost', { tests: /^browser: nothing is lost at 200 %/ }],
  ['reduced motion', 'nothing moves', { tests: /^browser: (nothing moves|keeps carousels still)/ }],
  ['the keyboard alone', 'every screen', { tests: /^browser: (Tab leads|.*\[ROUTE-17, ROUTE-18, HOME-1)/ }],
  ['gestures in the gallery', 'swipe, pinch, double tap', { tests: /^browser: .*by fingers alone/ }],
];

const rowsOf = (area, rows) => rows.map(([what, target, proof]) => ({ area, what, target, ...proof }));

/** @type {readonly {area: string, what: string, target: string, figures?: RegExp, tests?: RegExp, least?: number, inReadme?: boolean}[]} */
export const ROWS = [
  ...rowsOf('Speed', speed),
  ...rowsOf('Security', security),
  ...rowsOf('Reliability', reliability),
  ...rowsOf('Hands', hands),
];
