/**
 * The seven hills of Tirupati in morning light, with a temple tower: the ground of Home's first view. Lies at the
 * bottom of its (positioned) parent, its last wave in the page's own colour.
 */
export function HillsScene() {
  return (
    <svg
      viewBox="0 0 1920 440"
      preserveAspectRatio="xMaxYMax slice"
      className="appearing pointer-events-none absolute inset-x-0 bottom-0 h-[max(62%,22vw)] w-full"
      aria-hidden="true"
    >
      <g className="fill-white dark:opacity-40">
        <circle cx="1556" cy="112" r="92" opacity=".28" />
        <circle cx="1556" cy="112" r="64" opacity=".4" />
        <circle cx="1556" cy="112" r="38" className="fill-gold-wash dark:fill-gold-ink" />
      </g>
      <g className="fill-brand">
        <path
          opacity=".2"
          d="M0 250C75 250 75 150 150 150S225 232 300 232S385 120 470 120S545 215 620 215S695 95 770 95S850 205 930 205S1010 70 1090 70S1175 190 1260 190S1340 55 1420 55S1500 180 1580 180S1650 85 1720 85S1780 170 1840 170S1880 140 1920 140V430H0z"
        />
        <path
          opacity=".27"
          d="M0 300C110 300 110 235 220 235S340 310 460 310S590 220 720 220S850 305 980 305S1110 205 1240 205S1360 290 1480 290S1590 190 1700 190S1810 270 1920 270V430H0z"
        />
      </g>
      <g className="fill-none stroke-white" strokeWidth="3" strokeLinecap="round" opacity=".55">
        <path d="M1626 322c44-16 20-40 54-52s4-42 20-66" />
        <path d="M1160 326c46-14 12-40 46-54s10-30 30-50" />
      </g>
      <g className="stroke-ink" fill="none" strokeWidth="2.5" strokeLinecap="round" opacity=".45">
        <path d="m1268 96 9 7 9-7M1306 118l8 6 8-6M1240 128l7 5 7-5" />
      </g>
      <Gopuram />
      <path
        className="fill-brand"
        opacity=".42"
        d="M0 330C165 330 165 365 330 365S485 310 640 310S800 372 960 372S1130 292 1300 292S1460 355 1620 355S1770 315 1920 315V430H0z"
      />
      <g className="fill-brand-dark" opacity=".6">
        <path d="M1500 352c3-22 1-40-4-58l5-1c6 18 8 38 6 60z" />
        <path d="M1498 294c-10-10-22-12-32-4 12 0 22 2 32 4zM1498 294c-2-14-12-22-24-22 8 6 16 12 24 22zM1499 294c4-14 14-20 26-18-10 4-18 10-26 18zM1499 294c12-6 24-4 30 8-10-6-20-8-30-8z" />
        <path d="M1556 362c3-16 1-30-3-44l4-1c5 14 6 30 5 46z" />
        <path d="M1555 318c-8-8-17-9-25-3 9 0 17 1 25 3zM1555 318c-2-11-9-17-18-17 6 5 12 9 18 17zM1555 318c3-11 11-16 20-14-8 3-14 8-20 14zM1555 318c9-5 18-3 23 6-8-5-15-6-23-6z" />
      </g>
      <path className="fill-paper" d="M0 412C320 372 560 392 860 408S1500 384 1920 402V440H0z" />
    </svg>
  );
}

/** A temple tower of five storeys with its finials on the middle ridge; on phones where no button covers it. */
function Gopuram() {
  return (
    <g className="translate-x-[1852px] translate-y-[268px] scale-75 lg:scale-100 lg:translate-x-[1700px] lg:translate-y-[196px]">
      <g className="fill-brand-dark" opacity=".78">
        <path d="M-46 4v-26h92V4zM-42-24l4-16h76l4 16zM-35-42l4-15h62l4 15zM-28-59l4-14h48l4 14zM-22-75l4-13h36l4 13zM-20-90c0-14 8-20 20-20s20 6 20 20z" />
        <path d="M-46-22h92v-3h-92zM-39-40h78v-3h-78zM-32-57h64v-3h-64zM-25-73h50v-3h-50z" />
      </g>
      <path className="fill-gold" d="M-14-110l2-9 2 9zM-2-112l2-11 2 11zM10-110l2-9 2 9z" />
      <path
        className="fill-gold"
        opacity=".9"
        d="M-7 4v-14a7 7 0 0 1 14 0V4zM-4-28v-7h8v7zM-3-46v-6h6v6zM-3-62v-6h6v6zM-2-78v-5h4v5z"
      />
    </g>
  );
}
