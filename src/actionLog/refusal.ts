/** Why nothing is replayed, shown or written; the message is for a person. `incompatible`: it takes another build. */
export class Refusal extends Error {
  constructor(
    readonly why: 'incompatible' | 'corrupt' | 'leak' | 'usage',
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
