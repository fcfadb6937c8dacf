/**
 * The product's look in names: colours, type, form. Components use these names only, never a raw colour. What changes
 * with the dark look is a custom property: its two values stand at the head of src/app/styles.css.
 * @type {import('tailwindcss').Config}
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** The same in the light and the dark look: text on pine and night, and dark grounds of pictures. */
      white: '#fff',
      night: '#1E2530',
      /** Text. */
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      /** Text on a ground of ink, brand or red. */
      on: 'var(--on)',
      /** Thin lines between things, and the stronger edge of things that can be pressed or filled in. */
      line: 'var(--line)',
      edge: 'var(--edge)',
      /** Grounds: the page, what lies on it, what is set back. */
      paper: 'var(--paper)',
      card: 'var(--card)',
      wash: 'var(--wash)',
      /** The one thing to do on a screen. */
      brand: { DEFAULT: 'var(--brand)', dark: 'var(--brand-dark)', wash: 'var(--brand-wash)' },
      /** Posting and highlights; `on` is text on gold itself, `ink` text on its wash. */
      gold: { DEFAULT: '#F2B233', on: '#3B2A00', wash: 'var(--gold-wash)', ink: 'var(--gold-ink)' },
      /** The messenger's own green, below what opens it. */
      whatsapp: { DEFAULT: '#25D366', dark: '#1FBF5B' },
      red: { DEFAULT: 'var(--red)', wash: 'var(--red-wash)' },
      /** Footer: ground and text on it. */
      pine: { DEFAULT: 'var(--pine)', ink: '#DCE8E3' },
      /** Morning sky behind the hills, from top to horizon. */
      sky: 'var(--sky)',
      dawn: 'var(--dawn)',
    },
    fontFamily: {
      /* The two scripts' faces by name: looking for a face by its characters takes a quarter of a page's first layout. */
      sans: ['Figtree', '"Figtree fallback"', '"Noto Sans Telugu"', '"Noto Sans Devanagari"', 'sans-serif'],
      heading: ['Anek', '"Anek fallback"', 'Figtree', 'sans-serif'],
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
    extend: {
      maxWidth: { page: '1200px' },
    },
  },
};
