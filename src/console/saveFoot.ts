/** The foot of a form of many windows: it stays at the window's foot, so that Save is always at hand. */
export const saveFoot =
  'sticky bottom-0 z-10 flex flex-col gap-2 border-t border-line bg-paper py-3 max-lg:-mx-5 max-lg:px-5';
