import { mix, shade, tint } from './colour';
import { hills } from './hills';
import type { Brush } from './scene';
import { circle, d, ellipse, path, rect, stroke, times } from './svg';

const skins = ['#f0c9a4', '#e3b28a', '#d49f76', '#c08a62', '#a87350', '#8d5d40'] as const;
const cloths = ['#0e6b5c', '#b8472f', '#33527f', '#8a3b5c', '#c57a2c', '#5b4a7a', '#4f6b4a', '#2f7a8a'] as const;
const papers = ['#f6e3c3', '#dcebe4', '#f3dcd3', '#dfe5f1', '#f4e9d2', '#e9e0ee'] as const;

interface Person {
  skin: string;
  hair: string;
  cloth: string;
  accent: string;
  elder: boolean;
}

function face(b: Brush, p: Person, woman: boolean): string {
  const { r } = b;
  const line = shade(p.skin, 0.42);
  const brow = mix(p.hair, '#2a2026', 0.4);
  const wide = r.range(104, 114);
  const chin = woman ? 432 : 440;
  const lip = woman ? mix(p.skin, '#b2384a', 0.62) : mix(p.skin, '#9a4a48', 0.4);
  const eye = (x: number): string =>
    path(d`M${x - 21} 312q21 -21 42 0q-21 15 -42 0z`, '#fffdf8') +
    circle(x, 309, 9.5, '#3a2620') +
    circle(x + 3, 306, 3, '#fff') +
    stroke(d`M${x - 23} 312q23 -24 46 0`, '#2a2026', woman ? 5.5 : 4, 'stroke-linecap="round"') +
    stroke(
      woman ? d`M${x - 26} 284q26 -16 52 -1` : d`M${x - 28} 284q26 -13 56 0`,
      brow,
      woman ? 6 : 9,
      'stroke-linecap="round"',
    );
  const smile = r.chance(0.55)
    ? path(`M282 382q38 12 76 0q-8 36 -38 36q-30 0 -38 -36z`, '#fffdf8') +
      stroke('M280 381q40 13 80 0q-8 38 -40 38q-32 0 -40 -38z', lip, 6, 'stroke-linejoin="round"')
    : stroke('M284 388q36 26 72 0', lip, 8, 'stroke-linecap="round"') +
      stroke('M300 412q20 8 40 0', shade(p.skin, 0.2), 4, 'stroke-linecap="round"');
  return (
    ellipse(320 - wide, 330, 18, 28, shade(p.skin, 0.08)) +
    ellipse(320 + wide, 330, 18, 28, shade(p.skin, 0.14)) +
    path(
      d`M${320 - wide} 270Q${320 - wide} 160 320 160Q${320 + wide} 160 ${320 + wide} 270Q${320 + wide + 2} 372 ${320 + 62} ${chin - 14}Q320 ${chin + 26} ${320 - 62} ${chin - 14}Q${320 - wide - 2} 372 ${320 - wide} 270z`,
      p.skin,
    ) +
    path(
      d`M${320 + wide} 270Q${320 + wide + 2} 372 ${320 + 62} ${chin - 14}Q320 ${chin + 26} 300 ${chin + 2}Q390 400 380 250z`,
      shade(p.skin, 0.12),
      'opacity=".45"',
    ) +
    ellipse(262, 362, 24, 15, '#d9604a', 'opacity=".16"') +
    ellipse(378, 362, 24, 15, '#d9604a', 'opacity=".16"') +
    eye(274) +
    eye(366) +
    stroke(
      'M318 312q-12 36 -14 44q6 10 22 6',
      line,
      4.5,
      'stroke-linecap="round" stroke-linejoin="round" opacity=".8"',
    ) +
    smile +
    (p.elder
      ? stroke(
          'M228 336q-6 8 -2 16M412 336q6 8 2 16M284 228q36 -8 72 0M268 380q-8 10 -4 24M372 380q8 10 4 24',
          line,
          3,
          'opacity=".45" stroke-linecap="round"',
        )
      : '')
  );
}

function spectacles(colour: string): string {
  return (
    `<g fill="#fff" fill-opacity=".14" stroke="${colour}" stroke-width="6"><rect x="234" y="284" width="76" height="56" rx="24"/><rect x="330" y="284" width="76" height="56" rx="24"/></g>` +
    stroke('M310 304q10 -8 20 0M234 304l-24 -6M406 304l24 -6', colour, 6)
  );
}

function woman(b: Brush, p: Person): string {
  const { r } = b;
  const bun = r.chance(0.5);
  const gold = '#e8b13c';
  const flowers = r.chance(0.55);
  const sheen = tint(p.hair, 0.16);
  const back = bun
    ? path('M196 300Q180 128 320 122Q460 128 444 300Q446 372 416 400H224Q194 372 196 300z', p.hair) +
      ellipse(320, 124, 62, 40, p.hair)
    : path('M190 300Q172 124 320 120Q468 124 450 300Q470 420 462 540H178Q170 420 190 300z', p.hair);
  const garland = flowers
    ? bun
      ? times(9, (i) =>
          circle(262 + i * 14.5, 136 - Math.sin(((i + 0.5) / 9) * Math.PI) * 26, 10, i % 2 ? '#fffaf0' : '#f7edd8'),
        )
      : times(6, (i) => circle(196 - i * 2.5, 350 + i * 17, 11, i % 2 ? '#fffaf0' : '#f5b53f'))
    : '';
  const sari =
    path('M74 640Q84 500 216 474L268 456H372L424 474Q556 500 566 640z', shade(p.accent, 0.06)) +
    path('M262 460Q320 548 378 460L372 420H268z', p.skin) +
    path('M262 458Q320 550 380 458l14 10Q324 584 246 470z', tint(p.accent, 0.18)) +
    path('M74 640Q84 510 214 474l40 -12Q330 560 500 640z', p.cloth) +
    stroke('M252 462Q330 560 502 640', gold, 13) +
    stroke('M236 468Q312 568 470 646', tint(p.cloth, 0.35), 4) +
    stroke(
      'M200 484Q220 570 290 640M160 502Q170 580 210 640M120 534Q124 590 140 640',
      shade(p.cloth, 0.2),
      5,
      'opacity=".7"',
    ) +
    times(7, (i) => circle(150 + (i % 4) * 56, 552 + Math.floor(i / 4) * 52 + (i % 2) * 12, 5, gold, 'opacity=".85"'));
  const kurta =
    path('M84 640Q92 506 220 476L268 456H372L420 476Q548 506 556 640z', p.cloth) +
    path('M264 460L320 570L376 460L370 424H270z', p.skin) +
    stroke('M260 458L320 576L380 458', gold, 9, 'stroke-linejoin="round"') +
    path('M84 640Q92 510 206 480q-20 80 10 160zM556 640Q548 510 434 480q20 80 -10 160z', tint(p.accent, 0.25)) +
    stroke('M206 480q-20 80 10 160M434 480q20 80 -10 160', gold, 5);
  const jewel = r.chance(0.7)
    ? stroke('M262 462Q320 530 378 462', gold, 6) + circle(320, 500, 9, gold) + circle(320, 500, 4, '#b3382b')
    : '';
  const fringe = r.chance(0.5)
    ? path('M206 292Q196 150 320 146Q444 150 434 292Q428 214 322 186Q214 214 206 292z', p.hair)
    : path('M204 300Q190 150 320 144Q450 150 436 300Q432 230 360 178Q290 240 204 300z', p.hair);
  return (
    back +
    rect(276, 400, 88, 80, shade(p.skin, 0.1)) +
    path('M276 428q44 36 88 0v20q-44 34 -88 0z', shade(p.skin, 0.26), 'opacity=".6"') +
    (r.chance(0.65) ? sari : kurta) +
    jewel +
    face(b, p, true) +
    fringe +
    stroke('M250 206q34 -36 70 -40', sheen, 7, 'stroke-linecap="round" opacity=".6"') +
    garland +
    circle(320, 254, 8, '#a3262f') +
    circle(211, 366, 8, gold) +
    circle(429, 366, 8, gold) +
    path('M203 376h16l-8 22zM421 376h16l-8 22z', gold) +
    (r.chance(0.28) ? spectacles('#4a3236') : '')
  );
}

function man(b: Brush, p: Person): string {
  const { r } = b;
  const style = r.int(0, 3);
  const collar = tint(p.cloth, 0.3);
  const beard = r.int(0, 3);
  const hair =
    [
      path('M202 292Q184 132 326 128Q466 132 438 292Q430 238 410 214Q330 226 252 196Q214 226 202 292z', p.hair),
      path(
        'M202 296Q186 150 262 132Q392 106 436 190Q448 240 438 296Q430 240 414 216Q376 186 300 200Q222 212 202 296z',
        p.hair,
      ) + path('M252 176q60 -44 150 -8', tint(p.hair, 0.14), 'opacity=".6"'),
      path('M204 300Q196 210 222 190Q226 250 214 312zM436 300Q444 210 418 190Q414 250 426 312z', p.hair) +
        path('M222 192Q252 142 320 142Q388 142 418 192Q370 168 320 168Q270 168 222 192z', p.hair, 'opacity=".9"'),
      path(
        'M202 292Q180 180 226 154Q240 118 286 132Q320 104 356 130Q404 118 416 156Q458 184 438 292Q432 236 408 208Q362 220 330 204Q290 222 248 204Q212 230 202 292z',
        p.hair,
      ),
    ][style] ?? '';
  const moustache =
    beard === 1 || beard === 2
      ? path('M268 378Q292 354 320 366Q348 354 372 378Q346 376 320 374Q294 376 268 378z', p.hair)
      : '';
  const full =
    beard === 2
      ? path(
          'M210 310Q212 392 258 428Q320 474 382 428Q428 392 430 310Q420 366 384 372Q372 352 320 360Q268 352 256 372Q220 366 210 310z',
          p.hair,
          'opacity=".94"',
        ) +
        path('M280 382q40 14 80 0q-8 36 -40 36q-32 0 -40 -36z', shade(p.skin, 0.1)) +
        stroke('M284 386q36 24 72 0', mix(p.skin, '#7a3a38', 0.6), 7, 'stroke-linecap="round"')
      : '';
  const formal = r.chance(0.35);
  const dress = formal
    ? path('M70 640Q80 512 214 480L268 460H372L426 480Q560 512 570 640z', shade(p.accent, 0.5)) +
      path('M262 462L320 640L378 462z', '#fffaf0') +
      path('M306 500l14 -14 14 14 10 96 -24 44 -24 -44z', p.cloth) +
      path('M254 456L320 500L290 548L230 470zM386 456L320 500L350 548L410 470z', '#f3ede2') +
      path('M226 472L310 640H240L176 512zM414 472L330 640H400L464 512z', shade(p.accent, 0.36))
    : path('M70 640Q80 512 214 480L268 460H372L426 480Q560 512 570 640z', p.cloth) +
      path('M268 456L320 540L372 456z', p.skin) +
      path('M256 450L320 532L292 574L226 476zM384 450L320 532L348 574L414 476z', collar) +
      stroke('M320 540V640', shade(p.cloth, 0.25), 4) +
      times(2, (i) => circle(320, 580 + i * 40, 6, tint(p.cloth, 0.6))) +
      (r.chance(0.5)
        ? stroke(
            'M150 520V640M200 500V640M440 500V640M490 520V640M250 560V640M390 560V640',
            tint(p.cloth, 0.4),
            4,
            'opacity=".45"',
          )
        : '') +
      stroke('M404 582h70v58', shade(p.cloth, 0.22), 4) +
      rect(440, 570, 7, 26, '#e0a83a');
  return (
    rect(270, 396, 100, 92, shade(p.skin, 0.1)) +
    path('M270 428q50 38 100 0v22q-50 36 -100 0z', shade(p.skin, 0.26), 'opacity=".6"') +
    dress +
    face(b, p, false) +
    full +
    moustache +
    hair +
    (beard === 0 && r.chance(0.4) ? path('M315 236h10l-2 26h-6z', '#c4472f') : '') +
    (r.chance(0.38) ? spectacles('#33303a') : '')
  );
}

/** A friendly drawn face before the hills, square 640 × 640; it shows nobody real. */
export function portrait(b: Brush): string {
  const { r } = b;
  const paper = r.pick(papers);
  const elder = r.chance(0.2);
  const cloth = r.pick(cloths);
  const accent = r.pick(cloths);
  const p: Person = {
    skin: r.pick(skins),
    hair: elder ? r.pick(['#a9a5a6', '#8d898c', '#c9c5c2']) : r.pick(['#241c20', '#2c2022', '#3a2823', '#1f1c24']),
    cloth,
    accent: accent === cloth ? '#e0a83a' : accent,
    elder,
  };
  const soft = {
    ...b.light,
    hills: [mix(paper, '#5b9180', 0.22), mix(paper, '#5b9180', 0.36), mix(paper, '#5b9180', 0.5)] as const,
    time: 'noon' as const,
  };
  return (
    rect(0, 0, 640, 640, paper) +
    circle(320, 300, 250, tint(paper, 0.5)) +
    hills(r, soft, 0, 640, 330, 600) +
    rect(0, 590, 640, 50, soft.hills[2]) +
    (r.chance(0.5) ? woman(b, p) : man(b, p))
  );
}
