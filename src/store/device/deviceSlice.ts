import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { UnitChoice } from '@/domain/areaUnits';
import { MOST_COMPARED } from '@/domain/compared';
import { pureReducer } from '../pureReducer';

/** A listing whose page was opened on this device. */
export interface ViewedListing {
  readonly kind: 'property' | 'project';
  readonly id: string;
  readonly name: string;
}

/** A listing whose seller's number was seen or used here, or who was asked to call. */
export interface ContactedListing extends ViewedListing {
  /** When the seller was last asked to call, ms since 1970. */
  readonly askedAt?: number | undefined;
  /** The number was shown or used: it needs no press again. */
  readonly sawNumber?: true | undefined;
}

/**
 * What belongs to the device and not to the account: the listings viewed last, those whose sellers were contacted, those
 * to compare, the unit of areas.
 */
export interface DeviceState {
  /** The last one viewed first. */
  readonly recent: readonly ViewedListing[];
  /** The last one first. */
  readonly contacted: readonly ContactedListing[];
  /** Ids of properties, in the order of choosing. */
  readonly compare: readonly string[];
  readonly units: UnitChoice;
}

/** How many viewed listings are remembered, and how many of contacted sellers. */
export const MOST_RECENT = 12;

const untouched: DeviceState = { recent: [], contacted: [], compare: [], units: 'usual' };

export const isSameListing = (a: Pick<ViewedListing, 'kind' | 'id'>, b: Pick<ViewedListing, 'kind' | 'id'>) =>
  a.kind === b.kind && a.id === b.id;
/** Each listing once, where it stands first, and no more than are remembered. */
export const distinct = <T extends ViewedListing>(listings: readonly T[]): readonly T[] =>
  listings
    .filter((one, place) => listings.findIndex((other) => isSameListing(one, other)) === place)
    .slice(0, MOST_RECENT);

/** The same list where it begins with that listing already. */
const withFirst = <T extends ViewedListing>(one: T, listings: readonly T[]): readonly T[] =>
  shallowEqual(one, listings[0]) ? listings : distinct([one, ...listings]);

const deviceSlice = createSlice({
  name: 'device',
  initialState: untouched,
  reducers: {
    /** Storage has answered: what it held, and what was done here meanwhile. */
    deviceLoaded: (_state: DeviceState, { payload }: PayloadAction<DeviceState>) => payload,
    /** Somebody else uses the device now. */
    deviceHandedOver: () => untouched,
    listingViewed: (state: DeviceState, { payload }: PayloadAction<ViewedListing>) => {
      const { kind, id, name } = payload;
      const recent = withFirst({ kind, id, name }, state.recent);
      return recent === state.recent ? state : { ...state, recent };
    },
    sellerContacted: (state: DeviceState, { payload }: PayloadAction<ContactedListing>) => {
      const before = state.contacted.find((one) => isSameListing(one, payload));
      const contacted = withFirst({ ...before, ...payload }, state.contacted);
      return contacted === state.contacted ? state : { ...state, contacted };
    },
    /** The server no longer knows a viewed listing. */
    viewedListingGone: (state: DeviceState, { payload }: PayloadAction<Pick<ViewedListing, 'kind' | 'id'>>) => ({
      ...state,
      recent: state.recent.filter((one) => !isSameListing(one, payload)),
      contacted: state.contacted.filter((one) => !isSameListing(one, payload)),
    }),
    /** Which properties are compared; no more than three. */
    comparisonChanged: (state: DeviceState, { payload }: PayloadAction<readonly string[]>) => ({
      ...state,
      compare: payload.slice(0, MOST_COMPARED),
    }),
    areaUnitChosen: (state: DeviceState, { payload }: PayloadAction<UnitChoice>) => ({ ...state, units: payload }),
  },
});

export const deviceReducer = pureReducer(deviceSlice);
export const {
  deviceLoaded,
  deviceHandedOver,
  listingViewed,
  sellerContacted,
  viewedListingGone,
  comparisonChanged,
  areaUnitChosen,
} = deviceSlice.actions;

interface WithDevice {
  readonly device: DeviceState;
}
export const selectRecent = ({ device }: WithDevice): readonly ViewedListing[] => device.recent;
export const selectContacted = ({ device }: WithDevice): readonly ContactedListing[] => device.contacted;
export const selectCompared = ({ device }: WithDevice): readonly string[] => device.compare;
export const selectAreaUnit = ({ device }: WithDevice): UnitChoice => device.units;
