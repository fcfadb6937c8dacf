/** Stands for the address of a drawing. */
export default '/assets/drawing.svg';
