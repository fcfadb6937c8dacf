import type { ReactNode } from 'react';
import type { HOME_COLLECTIONS } from '@/domain/homeChoices';

type Collection = (typeof HOME_COLLECTIONS)[number];

const sun = (x: number, y: number) => <circle className="fill-white" opacity=".85" cx={x} cy={y} r="17" />;

function Palm({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 158)`}>
      <path className="fill-gold-ink" opacity=".75" d="M-2 46c2-18 1-32-3-46l4-1c5 14 6 30 5 47z" />
      <path
        className="fill-brand"
        d="M-4 0c-10-9-22-10-31-1 12-1 22 0 31 1zM-4 0c-2-13-11-19-22-18 8 4 16 9 22 18zM-3 0c3-13 13-19 24-16-10 3-18 8-24 16zM-3 0c11-6 22-3 27 8-9-6-18-8-27-8z"
      />
    </g>
  );
}

const SCENES: Readonly<Record<Collection, { readonly sky: string; readonly art: ReactNode }>> = {
  'Independent houses': {
    sky: 'from-sky to-dawn',
    art: (
      <>
        {sun(228, 52)}
        <path className="fill-wash" d="M66 124h92v80H66z" />
        <path className="fill-card" d="M158 150h96v54h-96z" />
        <path className="fill-brand" d="M58 116h108v9H58zM152 143h110v8H152z" />
        <path className="fill-sky" d="M82 136h26v20H82zM118 136h26v20h-26z" />
        <path className="fill-gold" opacity=".8" d="M178 162h24v18h-24zM214 162h24v18h-24z" />
        <path className="fill-red" d="M100 168h24v36h-24z" />
        <path
          className="fill-none stroke-brand"
          strokeWidth="2.5"
          d="M66 160h92M74 160v8M86 160v8M138 160v8M150 160v8"
        />
        <Palm x={278} />
      </>
    ),
  },
  Apartment: {
    sky: 'from-gold-wash to-dawn',
    art: (
      <>
        {sun(62, 50)}
        <path className="fill-card" d="M58 92h64v112H58z" />
        <path className="fill-wash" d="M128 70h70v134h-70z" />
        <path className="fill-card" d="M204 104h62v100h-62z" />
        <path className="fill-red" d="M52 85h76v8H52zM122 63h82v8h-82zM198 97h74v8h-74z" />
        <path
          className="fill-none stroke-sky"
          strokeWidth="9"
          strokeDasharray="12 8"
          d="M67 108h50M67 128h50M67 148h50M67 168h50M138 86h54M138 106h54M138 126h54M138 146h54M138 166h54M213 120h48M213 140h48M213 160h48"
        />
        <path className="fill-gold" d="M87 124h12v9H87zM158 102h12v9h-12zM178 142h12v9h-12zM233 136h12v9h-12z" />
        <path className="fill-brand-dark" d="M80 184h20v20H80zM153 184h20v20h-20zM226 184h18v20h-18z" />
        <Palm x={292} />
      </>
    ),
  },
  'Open Plot': {
    sky: 'from-brand-wash to-dawn',
    art: (
      <>
        {sun(84, 54)}
        <path className="fill-gold" opacity=".55" d="M70 236 112 184h112l46 52z" />
        <path
          className="fill-none stroke-white"
          strokeWidth="3"
          strokeDasharray="9 6"
          d="M90 228 120 192h96l34 36zM168 192v36"
        />
        <path className="fill-brand-dark" d="M132 146h6v42h-6zM194 146h6v42h-6z" />
        <path
          className="fill-brand"
          d="M116 118h100a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H116a5 5 0 0 1-5-5v-26a5 5 0 0 1 5-5z"
        />
        <path className="fill-none stroke-white" strokeWidth="4" strokeLinecap="round" d="M126 130h66M126 142h44" />
        <path className="fill-red" d="M84 206h6v24h-6zM252 206h6v24h-6zM117 176h5v17h-5zM213 176h5v17h-5z" />
        <Palm x={292} />
      </>
    ),
  },
  Villas: {
    sky: 'from-sky to-gold-wash',
    art: (
      <>
        {sun(202, 50)}
        <path className="fill-card" d="M74 148h172v56H74z" />
        <path className="fill-gold" d="M58 150 118 104l62 46z" />
        <path className="fill-gold-ink" opacity=".35" d="M136 118l66-4 58 36h-80z" />
        <path className="fill-gold" opacity=".85" d="M148 150 204 114l58 36z" />
        <path className="fill-gold-wash" d="M90 162h28v20H90zM206 162h26v20h-26z" />
        <path className="fill-sky" d="M126 162h20v20h-20z" />
        <path className="fill-gold-ink" opacity=".85" d="M160 204v-28a14 14 0 0 1 28 0v28z" />
        <path className="fill-sky stroke-white" strokeWidth="2" d="M190 222a44 8 0 1 0 88 0 44 8 0 1 0-88 0" />
        <Palm x={46} />
      </>
    ),
  },
};

/** A drawing for a collection, with the hills behind; fills its box. */
export function CollectionArt({ of }: { readonly of: Collection }) {
  const { sky, art } = SCENES[of];
  return (
    <svg
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      className={`block size-full bg-linear-to-b ${sky}`}
      aria-hidden="true"
    >
      <path
        className="fill-brand"
        opacity=".2"
        d="M-80 150q24-46 46-12 22-52 46-10 24-56 46-6 22-48 46-2 26-50 46 0 22-44 46 0 24-42 44 6 24-48 48-4 26-44 52-6l60 2v110H-80z"
      />
      <path
        className="fill-brand"
        opacity=".3"
        d="M-80 176q60-40 108-6 42-42 84-4 44-38 82 2 40-38 80 0 60-36 126 4v70H-80z"
      />
      <path className="fill-brand" opacity=".28" d="M-80 196h480v44H-80z" />
      <path className="fill-wash" d="M-80 222h480v18H-80z" />
      {art}
    </svg>
  );
}
