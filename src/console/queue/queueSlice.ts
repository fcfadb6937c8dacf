import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '@/contract/console';
import type { QueuedListing } from '@/contract/consoleShapes';

type Decision = 'approved' | 'refused';

/** Why a listing is refused: by a reason that is given often, in own words, or both. */
export interface WhyNot {
  readonly refusal?: Refusal | undefined;
  readonly reason: string;
}

/** The decision that can still be taken back. */
export interface LastDecision {
  readonly id: string;
  readonly mark: string;
  readonly name: string;
  readonly decision: Decision;
  /** Of a refusal alone. */
  readonly why: WhyNot | null;
}

interface QueueState {
  /** The listing that is looked at; null: the oldest. */
  readonly at: string | null;
  /** What was decided here, by `keyOf`: an edit brings a listing back under another mark. */
  readonly decided: Readonly<Record<string, Decision>>;
  readonly last: LastDecision | null;
  /** Of a refusal that did not hold, or was taken back, by the listing's id: what was written is not written again. */
  readonly whys: Readonly<Record<string, WhyNot | null>>;
  /** What went wrong, or who was first. */
  readonly message: string | null;
  /** Whether single letters do something. */
  readonly hasKeys: boolean;
}

const initialState: QueueState = { at: null, decided: {}, last: null, whys: {}, message: null, hasKeys: true };

export const keyOf = ({ id, mark }: Pick<QueuedListing, 'id' | 'mark'>): string => `${id} ${mark}`;

const without = (decided: QueueState['decided'], key: string): QueueState['decided'] =>
  Object.fromEntries(Object.entries(decided).filter(([other]) => other !== key));

/** Where an operator is in the queue of listings; the listings themselves stand in the answers' cache. */
export const queueSlice = createSlice({
  name: 'queue',
  initialState,
  reducers: {
    moved: (state, { payload }: PayloadAction<string | null>) => ({ ...state, at: payload, message: null }),
    decided: (state, { payload }: PayloadAction<LastDecision & { readonly next: string | null }>) => {
      const { next, ...last } = payload;
      return {
        ...state,
        at: next,
        decided: { ...state.decided, [keyOf(last)]: last.decision },
        last,
        message: null,
      };
    },
    /** The decision did not hold, or was taken back: the listing waits again. */
    returned: (state, { payload }: PayloadAction<LastDecision & { readonly message: string | null }>) => ({
      ...state,
      at: payload.id,
      decided: without(state.decided, keyOf(payload)),
      last: state.last?.id === payload.id ? null : state.last,
      whys: { ...state.whys, [payload.id]: payload.why },
      message: payload.message,
    }),
    failed: (state, { payload }: PayloadAction<string>) => ({ ...state, last: null, message: payload }),
    /** Too late to take this one back. */
    settled: (state, { payload }: PayloadAction<LastDecision>) =>
      state.last === payload ? { ...state, last: null } : state,
    keysSwitched: (state) => ({ ...state, hasKeys: !state.hasKeys }),
  },
});

export const { moved, decided, returned, failed, settled, keysSwitched } = queueSlice.actions;
