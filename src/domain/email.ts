/** Whether a text is an e-mail address as the forms take it: something, an @, and a name with a dot in it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
