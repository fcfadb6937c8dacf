import { clip, describe as described, escaped, plainText } from '@/server/http/preview/texts';

describe('texts of a preview', () => {
  it.each([
    '9848012345',
    '+91 98480 12345',
    '0091-9848012345',
    '09848-012345',
    '98480.123.45',
    '(98480) 12345',
    '0877 2234567',
    '08772234567',
    '98480\u200b12345',
  ])('leaves a phone number out, however it is written: %s [FMT-4]', (phone) => {
    expect(plainText(`Call ${phone} now`)).toMatch(/^Call \(?\)? ?now$/);
    expect(described(['Villa'], `A garden. Ring ${phone} today! A well.`)).toBe('Villa. A garden. A well.');
  });

  it.each(['₹1,20,00,000', '1,275 sq ft', 'RERA P10190012345', 'since 1998, 2500 homes', 'Survey 120/4, 33 cents'])(
    'takes no other number for one: %s',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );

  it('cuts at a word’s end, never beyond 160 characters', () => {
    expect(clip('a'.repeat(160))).toHaveLength(160);
    const cut = clip('A bright home. '.repeat(20));
    expect(cut).toMatch(/ (A|bright|home)…$/);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(clip('a'.repeat(500))).toHaveLength(160);
    expect(clip(`${'a'.repeat(158)}😀😀`)).toBe(`${'a'.repeat(158)}…`);
  });

  it('joins what is known, on one line', () => {
    expect(described(['Plot', '', null, '₹45 L'], ' two\n\nlines\u0000 ')).toBe('Plot · ₹45 L. two lines');
    expect(described(['Plot'], null)).toBe('Plot');
    expect(plainText('half \uD83D of one')).toBe('half of one');
  });

  it('escapes what HTML and XML read as their own', () => {
    expect(escaped(`<a href="x" id='y'>&</a>`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/a&gt;');
  });
});
