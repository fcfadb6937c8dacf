/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/features/info/LinkedText';

it.each([
  ['Look it up at rera.ap.gov.in.', ['https://rera.ap.gov.in']],
  ['వివరాలు rera.ap.gov.inలో, meebhoomi.ap.gov.in', ['https://rera.ap.gov.in', 'https://meebhoomi.ap.gov.in']],
  ['See (https://example.org/a?b=1), please', ['https://example.org/a?b=1']],
  ['javascript:alert(1) http://example.org example.org help@rera.ap.gov.in <b>2.5</b>', []],
])('links the addresses of %s alone [HOME-10]', (text, hrefs) => {
  const { container } = render(<LinkedText text={text} />);
  expect(container).toHaveTextContent(text);
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  for (const link of links) expect(link.getAttribute('rel')).toMatch(/\bnoopener\b/);
});
