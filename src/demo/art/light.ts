import { mix } from './colour';
import type { Random } from './random';

/** Time of day and every colour that depends on it. */
export interface Light {
  time: 'morning' | 'noon' | 'evening';
  /** Sky from the zenith to the horizon. */
  sky: readonly [string, string, string];
  sun: string;
  cloud: string;
  /** Hills from far to near. */
  hills: readonly [string, string, string];
  grass: string;
  road: string;
  /** Leaves from dark to bright. */
  leaf: readonly [string, string, string];
  glass: string;
  lit: string;
  /** Share of windows with a lamp on. */
  lamps: number;
  /** A wall colour as this light shows it. */
  on(colour: string): string;
}

const noonLeaf = ['#3f6f4a', '#56895a', '#7aa86b'] as const;

type Look = Pick<Light, 'sky' | 'sun' | 'cloud' | 'hills'>;

const lights: Record<Light['time'], readonly [Look, ...Look[]]> = {
  morning: [
    {
      sky: ['#a9d3c9', '#d8e6d3', '#fbeecf'],
      sun: '#fff3cf',
      cloud: '#fffaf0',
      hills: ['#a9c9bd', '#7fae9f', '#5b9180'],
    },
    {
      sky: ['#f4bd9b', '#fad9b8', '#fdeed6'],
      sun: '#fff4d6',
      cloud: '#fff3e4',
      hills: ['#c3b9ab', '#92aa9a', '#648f7e'],
    },
    {
      sky: ['#c5d0ef', '#e6dfee', '#fbe9df'],
      sun: '#fff6e2',
      cloud: '#fffdfa',
      hills: ['#aebccb', '#86a9a8', '#5f9082'],
    },
  ],
  noon: [
    {
      sky: ['#8fc6df', '#c3e1e6', '#f1efdc'],
      sun: '#fffbe6',
      cloud: '#ffffff',
      hills: ['#9fc3c2', '#77a898', '#4f8a70'],
    },
    {
      sky: ['#a4c9ee', '#d2e2f3', '#fbeee0'],
      sun: '#fffbe9',
      cloud: '#ffffff',
      hills: ['#a6bfce', '#7ca79e', '#568c74'],
    },
  ],
  evening: [
    {
      sky: ['#4d5487', '#c0849a', '#f7bb8a'],
      sun: '#ffe3ae',
      cloud: '#f3b6a2',
      hills: ['#8a7390', '#5f6b84', '#40586b'],
    },
    {
      sky: ['#3f5d7d', '#8f96a8', '#f6c89a'],
      sun: '#ffe9bd',
      cloud: '#e8bda8',
      hills: ['#7f8298', '#566f84', '#3b5c68'],
    },
  ],
};

/** The light of a picture, as the seed decides. */
export function light(r: Random): Light {
  const time = r.pick<Light['time']>(['morning', 'morning', 'noon', 'noon', 'evening']);
  const look = r.pick(lights[time]);
  const dusk = time === 'evening';
  const on = (colour: string): string =>
    dusk ? mix(colour, '#59507f', 0.34) : mix(colour, look.sky[2], time === 'morning' ? 0.1 : 0.02);
  return {
    ...look,
    time,
    grass: dusk ? '#5f7a66' : time === 'morning' ? '#a9bd86' : '#9dbd80',
    road: dusk ? '#7d7684' : '#cdc3b2',
    leaf: dusk ? ['#2c4c4c', '#3a6257', '#517a63'] : noonLeaf,
    glass: dusk ? '#4f6585' : '#7fa5b8',
    lit: dusk ? '#ffd98a' : '#ffe9b8',
    lamps: dusk ? 0.62 : 0.08,
    on,
  };
}
