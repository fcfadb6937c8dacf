/** An e-mail address that is recognised by whoever knows it and told to nobody else: "asha@mail.in" → "a•••@mail.in". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const first = Array.from(email)[0] ?? '';
  return `${first}•••${email.slice(at)}`;
}
