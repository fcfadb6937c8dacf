import { ExpressionError, expressionIn, pathIn } from '@/actionLog/expression';

const state = {
  session: { token: 'x', user: { _id: 'u1' } },
  properties: { ids: ['p1', 'p2', 'p3'] },
  api: { queries: { 'getProperty("p1")': { status: 'fulfilled', error: undefined } } },
  open: null,
  zero: 0,
};

describe('expressions about a state', () => {
  it.each([
    ['session.token', true],
    ['session.token == "x"', true],
    ["session.token != 'y' && properties.ids.length >= 3", true],
    ['properties.ids[1] === "p2"', true],
    ['api.queries["getProperty(\\"p1\\")"].status == "fulfilled"', true],
    ['open == null && nothing.at.all == undefined', true],
    ['!(open || zero)', true],
    ['!session.token || false', false],
    ['properties.ids.length < 3', false],
    ['zero == false', false],
    ['"b" > "a" && 2 > 1 && !("2" > 1)', true],
    ['-1.5 < 0', true],
    ['true || true && false', true],
    // Nothing of the language itself is reached.
    ['session.constructor', false],
    ['session.__proto__', false],
    ['properties.ids.filter', false],
  ])('%s → %s [STORE-8]', (source, expected) => {
    expect(expressionIn(source)(state)).toBe(expected);
  });

  it.each(['', 'a ==', '(a', 'a b', 'a.', '1 +', 'f(1)', 'a["x"', '`x`', 'a = 1', '{}'])('refuses %j', (source) => {
    expect(() => expressionIn(source)).toThrow(ExpressionError);
  });

  it('reads paths, the empty one as the whole', () => {
    expect(pathIn('session.user._id')(state)).toBe('u1');
    expect(pathIn('')(state)).toBe(state);
    expect(() => pathIn('a == 1')).toThrow(ExpressionError);
  });
});
