import { combineReducers, type UnknownAction } from 'redux';

/** The app's state with its light slices as somebody without a library would write them: a measure for the replay. */
interface Plain extends UnknownAction {
  readonly payload?: unknown;
}
type Fields = Readonly<Record<string, unknown>>;

const stays = (state: unknown = null): unknown => state;

function device(state: Fields = {}, { type, payload }: Plain): Fields {
  if (type === 'device/comparisonChanged') return { ...state, compare: (payload as readonly string[]).slice(0, 3) };
  if (type === 'device/areaUnitChosen') return { ...state, units: payload };
  return state;
}

function authModal(state: Fields = {}, { type, payload }: Plain): Fields {
  if (type === 'authModal/authModalOpened') {
    const { modal, then } = payload as Fields;
    return { ...state, open: modal, challenge: null, then: then ?? state['then'] };
  }
  if (type === 'authModal/authModalClosed') {
    return { open: null, then: null, challenge: null, offered: state['offered'] };
  }
  return state;
}

function chosenListing(state: Fields = {}, { type, payload }: Plain): Fields {
  if (type !== 'chosenListing/listingChosen') return state;
  const { _id, name } = payload as Fields;
  return { chosen: { _id, name } };
}

/** The reducer for a state of these slices. */
export const plainReducers = (slices: readonly string[]) =>
  combineReducers(
    Object.fromEntries(slices.map((name) => [name, { device, authModal, chosenListing }[name] ?? stays])) as Record<
      string,
      typeof stays
    >,
  );
