/**
 * Brings a section of the page to the top of the window and moves the focus there. A section that is not there is
 * logged as an error and nothing moves [JDET-2].
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) {
    console.error(`There is no section "${id}" to scroll to`);
    return;
  }
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The focus first: while it is in a sticky row, the style sheet keeps no room below that row.
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
