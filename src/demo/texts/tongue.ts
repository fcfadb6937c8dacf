import type { Subtype } from '@/domain/subtypes';
import type { ProjectType } from '../configurations';
import type { Words } from './words';

/** Said of what is not finished yet. */
export type UnderWay = Readonly<Record<'building' | 'land' | 'farm', readonly string[]>>;

/** A language beside English that sellers write in: what they say of each kind of property, and of projects. */
export interface Tongue {
  /** Under which of its names a place is known in it. */
  readonly name: 'te' | 'hi';
  /** The words of a listing's facts, by the English ones. */
  readonly said: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<Subtype, string>>;
  readonly words: Readonly<Record<Subtype, Words>>;
  readonly underWay: UnderWay;
  readonly projects: {
    readonly opening: Readonly<Record<ProjectType, readonly string[]>>;
    readonly more: readonly string[];
  };
}
