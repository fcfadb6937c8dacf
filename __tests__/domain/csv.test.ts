import { cellText, csvFile, listCell, listIn } from '@/domain/csv';

it('lets no spreadsheet run a cell, and reads each as it was [API-22]', () => {
  for (const name of ['=1+1', '+cmd', '-x', '@SUM(A1)', '\tx', '\rx', "'=x", "'", "'plain'", 'a=b', '-']) {
    const cell = csvFile([[name]])
      .slice(1, -2)
      .replace(/^"|"$/g, '');
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(cellText(cell)).toBe(name);
  }
  for (const plain of ['13.65', '-12.3', '+91', "'plain'", 'a-b'])
    expect(csvFile([[plain]])).toBe(`\uFEFF${plain}\r\n`);
});

it('keeps values of one cell apart, whatever they hold [API-22]', () => {
  const values = ['A|B <c>', 'back\\', '\\|', 'plain'];
  expect(listIn(listCell(values))).toEqual(values);
  expect(listIn('')).toEqual([]);
  expect(listIn('2BHK| 3BHK ||D:\\x')).toEqual(['2BHK', '3BHK', 'D:\\x']);
});
