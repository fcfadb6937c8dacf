/** Characters that a PDF text string must not hold as they are, and those beyond its encoding. */
const pdfText = (text: string): string =>
  text
    .replaceAll('×', 'x')
    .replaceAll('–', '-')
    .replaceAll('’', "'")
    .replaceAll('₹', 'Rs. ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);

/** Breaks a text into lines of at most `most` characters. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

const LINE_LENGTH = 78;

/** A brochure of one A4 page as a PDF: a coloured head with the title, and paragraphs below. */
export function brochurePdf(title: string, subtitle: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph, LINE_LENGTH), '']);
  const content = [
    '0.055 0.42 0.36 rg 0 682 595 160 re f',
    '1 1 1 rg',
    `BT /F2 30 Tf 56 764 Td (${pdfText(title)}) Tj ET`,
    `BT /F1 15 Tf 56 732 Td (${pdfText(subtitle)}) Tj ET`,
    '0.15 0.15 0.17 rg',
    'BT /F1 12 Tf 18 TL 56 634 Td',
    ...lines.map((line) => `(${pdfText(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${pdfText(title)}) >>`,
  ];
  // The cross-reference table names the byte at which each object begins; all of it is ASCII.
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, i) => {
    const start = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return Buffer.from(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** "Seven Hills Villas" → "brochure-seven-hills-villas.pdf". */
export function brochureName(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `brochure-${slug}.pdf`;
}
