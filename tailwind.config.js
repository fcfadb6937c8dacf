/**
 * The product's look in names: colours, type, form. Components use these names only, never a raw colour.
 * @type {import('tailwindcss').Config}
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      /** Text. */
      ink: '#1E2530',
      muted: '#586273',
      /** Thin lines between things, and the stronger edge of things that can be pressed or filled in. */
      line: '#E6DFD2',
      edge: '#CFC6B5',
      /** Grounds: the page, what lies on it, what is set back. */
      paper: '#FBF8F2',
      card: '#FFFFFF',
      wash: '#F4EEE2',
      /** The one thing to do on a screen. */
      brand: { DEFAULT: '#0E6B5C', dark: '#0A5146', wash: '#E3F0EC' },
      /** Posting and highlights. */
      gold: { DEFAULT: '#F2B233', wash: '#FFF3D6', ink: '#3B2A00' },
      red: { DEFAULT: '#B3382B', wash: '#FBE9E6' },
      /** Footer: ground and text on it. */
      pine: { DEFAULT: '#17322D', ink: '#DCE8E3' },
      /** Morning sky behind the hills, from top to horizon. */
      sky: '#CFE6DF',
      dawn: '#FCEFD8',
    },
    fontFamily: {
      sans: ['Figtree', '"Figtree fallback"', 'system-ui', 'sans-serif'],
      heading: ['Anek', '"Anek fallback"', 'Figtree', 'system-ui', 'sans-serif'],
    },
    /* In rem: text grows with the size that a person set in the browser (WCAG 1.4.4). */
    fontSize: {
      xs: ['0.8125rem', '1.4'],
      sm: ['0.875rem', '1.45'],
      md: ['0.9375rem', '1.5'],
      base: ['1rem', '1.5'],
      lg: ['1.125rem', '1.45'],
      xl: ['1.3125rem', '1.3'],
      price: ['1.5625rem', '1.1'],
      section: ['1.9375rem', '1.12'],
      promo: ['2.25rem', '1.12'],
      hero: ['3.375rem', '1.08'],
    },
    borderRadius: {
      none: '0',
      sm: '8px',
      control: '10px',
      card: '14px',
      panel: '20px',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      lift: '0 1px 2px rgb(30 37 48 / .06), 0 8px 24px -12px rgb(30 37 48 / .18)',
      float: '0 2px 6px rgb(30 37 48 / .1), 0 16px 40px -12px rgb(30 37 48 / .3)',
    },
    extend: {
      maxWidth: { page: '1200px' },
    },
  },
};
