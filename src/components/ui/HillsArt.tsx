/** The seven hills with a house, drawn; fills its box. Stands where a picture is missing or a list is empty. */
export function HillsArt() {
  return (
    <svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" className="dawn block size-full" aria-hidden="true">
      <circle className="fill-white" opacity=".8" cx="236" cy="62" r="19" />
      <path
        className="fill-brand"
        opacity=".22"
        d="M0 150q24-46 46-12 22-52 46-10 24-56 46-6 22-48 46-2 26-50 46 0 22-44 46 0 24-42 44 6l46 4v110H0z"
      />
      <path className="fill-brand" opacity=".35" d="M0 172q40-40 78-8 42-44 84-4 44-38 82 2 40-34 76 4v74H0z" />
      <path className="fill-wash" d="M0 198h320v42H0z" />
      <path className="fill-card" d="M116 152h88v52h-88z" />
      <path className="fill-red" d="M106 154 160 118l54 36z" />
      <path className="fill-gold" d="M128 168h18v14h-18zM174 168h18v14h-18z" />
      <path className="fill-brand-dark" d="M152 204v-26a8 8 0 0 1 16 0v26z" />
    </svg>
  );
}
