/**
 * A small language about a state, read and never evaluated as code:
 *
 *   session.token != null && properties.ids.length >= 3 || !(authModal.open == "login")
 *
 * - Paths: names joined by `.`, or `[0]`, `["any key"]`; `.length` of lists and texts; what is not there is `undefined`.
 * - Literals: numbers, texts in " or ', `true`, `false`, `null`, `undefined`.
 * - `==` and `!=` (or `===`, `!==`) compare without changing types; `<`, `<=`, `>`, `>=` numbers with numbers and texts
 *   with texts, and are false for anything else; `!`, `&&`, `||` and brackets as usual. A value by itself holds when it
 *   is neither false, null, undefined, 0 nor ''.
 */
export type Expression = (state: unknown) => unknown;

export class ExpressionError extends Error {
  constructor(what: string, at: number) {
    super(`${what} at character ${at + 1} of the expression.`);
    this.name = 'ExpressionError';
  }
}

interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

const TOKEN =
  /\s*(?:([A-Za-z_][\w]*)|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(===|!==|==|!=|<=|>=|&&|\|\||[<>!().[\]]))/y;

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (source.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (match === null) throw new ExpressionError('What stands there is not understood', at);
    const [, name, number, text, sign] = match;
    at = TOKEN.lastIndex;
    const kind = name ? 'name' : number ? 'number' : text ? 'text' : 'sign';
    const word = name ?? number ?? text ?? sign ?? '';
    tokens.push({ kind, text: word, at: at - word.length });
  }
  tokens.push({ kind: 'end', text: 'the end', at: source.length });
  return tokens;
}

const LITERALS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined };
const inner = (text: string): string => text.slice(1, -1).replace(/\\(.)/g, '$1');

/** One step of a path: own keys alone, so that nothing of the language shows. */
export function member(value: unknown, key: string): unknown {
  if (key === 'length' && (typeof value === 'string' || Array.isArray(value))) return value.length;
  if (typeof value !== 'object' || value === null) return undefined;
  if (value instanceof Map) return value.get(key) as unknown;
  return Object.hasOwn(value, key) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

const comparable = (a: unknown, b: unknown): boolean =>
  (typeof a === 'number' && typeof b === 'number') || (typeof a === 'string' && typeof b === 'string');
const ordered =
  (test: (a: string | number, b: string | number) => boolean) =>
  (a: unknown, b: unknown): boolean =>
    comparable(a, b) && test(a as string | number, b as string | number);
const COMPARISONS: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '==': (a, b) => a === b,
  '===': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '!==': (a, b) => a !== b,
  '<': ordered((a, b) => a < b),
  '<=': ordered((a, b) => a <= b),
  '>': ordered((a, b) => a > b),
  '>=': ordered((a, b) => a >= b),
};

class Parser {
  private at = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  private next(): Token {
    return this.tokens[this.at] ?? { kind: 'end', text: 'the end', at: 0 };
  }
  private takes(sign: string): boolean {
    const { kind, text } = this.next();
    if (kind !== 'sign' || text !== sign) return false;
    this.at += 1;
    return true;
  }
  private needs(sign: string): void {
    const { text, at } = this.next();
    if (!this.takes(sign)) throw new ExpressionError(`${sign} is expected instead of ${text}`, at);
  }

  whole(path: boolean): Expression {
    const expression = path ? this.value() : this.either();
    const { kind, text, at } = this.next();
    if (kind !== 'end') throw new ExpressionError(`${text} is not expected`, at);
    return expression;
  }
  private either(): Expression {
    let left = this.both();
    while (this.takes('||')) {
      const [a, b] = [left, this.both()];
      left = (state) => Boolean(a(state)) || Boolean(b(state));
    }
    return left;
  }
  private both(): Expression {
    let left = this.compared();
    while (this.takes('&&')) {
      const [a, b] = [left, this.compared()];
      left = (state) => Boolean(a(state)) && Boolean(b(state));
    }
    return left;
  }
  private compared(): Expression {
    const left = this.negated();
    const { kind, text } = this.next();
    const comparison = kind === 'sign' ? COMPARISONS[text] : undefined;
    if (comparison === undefined) return left;
    this.at += 1;
    const right = this.negated();
    return (state) => comparison(left(state), right(state));
  }
  private negated(): Expression {
    if (!this.takes('!')) return this.value();
    const of = this.negated();
    return (state) => !of(state);
  }
  private value(): Expression {
    const { kind, text, at } = this.next();
    this.at += 1;
    if (kind === 'number') return () => Number(text);
    if (kind === 'text') return () => inner(text);
    if (kind === 'sign' && text === '(') {
      const inside = this.either();
      this.needs(')');
      return inside;
    }
    if (kind !== 'name' && text !== '[') throw new ExpressionError(`A value is expected instead of ${text}`, at);
    if (kind === 'name' && text in LITERALS) return () => LITERALS[text];
    this.at -= 1;
    const keys = this.keys();
    return (state) => keys.reduce(member, state);
  }
  private keys(): readonly string[] {
    const keys: string[] = [];
    if (this.next().kind === 'name') keys.push(this.name());
    for (;;) {
      if (this.takes('.')) keys.push(this.name());
      else if (this.takes('[')) {
        const { kind, text, at } = this.next();
        if (kind !== 'number' && kind !== 'text') throw new ExpressionError('A number or a text is expected', at);
        this.at += 1;
        keys.push(kind === 'number' ? text : inner(text));
        this.needs(']');
      } else return keys;
    }
  }
  private name(): string {
    const { kind, text, at } = this.next();
    if (kind !== 'name') throw new ExpressionError('A name is expected', at);
    this.at += 1;
    return text;
  }
}

/** Reads an expression. Throws `ExpressionError`. */
export function expressionIn(source: string): (state: unknown) => boolean {
  const expression = new Parser(tokensOf(source)).whole(false);
  return (state) => Boolean(expression(state));
}

/** Reads a path; the empty one is the whole state. Throws `ExpressionError`. */
export const pathIn = (source: string): Expression =>
  source.trim() === '' ? (state) => state : new Parser(tokensOf(source)).whole(true);
