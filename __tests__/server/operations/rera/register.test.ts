import { readRegister } from '@/server/operations/rera/register';
import { patient } from '../../../support/patience';

/** The same, its faults in English. */
function registerIn(file: string) {
  const register = readRegister(file);
  return { ...register, faulty: register.faulty.map(({ line, why }) => ({ line, why: why.in('en') })) };
}

const row = (n: number) => ({
  number: `P1015005000${n}`,
  name: `Garuda ${n}`,
  promoter: 'Hill, Homes',
  valid_until: '2028-03-31',
});

describe('the register of RERA [PDET-8, JDET-1]', () => {
  it('is read from comma-separated values, each fault with its line', () => {
    const file = [
      '\uFEFFRERA projects of Andhra Pradesh',
      'S.No;Project Registration No.;Project Name;Promoter Name;Valid Upto',
      '1;P10150050001;"Garuda\r\n1";Hill, Homes;31/03/2028',
      '2;P-1015-0050002;Garuda 2;Hill, Homes;2028-03-31',
      '',
      '3;A10150050003;An agent;;',
      '4;P10150050001;Garuda 1 again;;',
      '5;P10150050005;Garuda 5;Hill, Homes;31/02/2028',
      '6;P10150050006;"The ""Garuda""; 6";Hill, Homes;',
    ].join('\r\n');
    expect(registerIn(file)).toEqual({
      read: 6,
      rows: [row(1), row(2), { ...row(6), name: 'The "Garuda"; 6', valid_until: null }],
      faulty: [
        { line: 7, why: expect.stringMatching(/no project’s number/) },
        { line: 8, why: 'P10150050001 stands further up already' },
        { line: 9, why: 'the day cannot be read' },
      ],
    });
  });

  it('is read from a saved page, of which nothing is kept that one does not see', () => {
    const page = `<!doctype html><title><table>P99999999999</title>
<script>document.write("<table><tr><td>P10150050009</td></tr>")</script>
<table><tr><th>Menu</th></tr></table>
<!-- <tr><td>P10150050008</td></tr> -->
<TABLE><tr><th>Registration&nbsp;No<th>Project Name<th>Promoter<th>Valid till</tr>
<tr><td onclick="a('>'); show()"><a href='#>'>P10150050001</a></td><td>Garuda<script>steal("</td>")</script><br>1</td><td>Hill, Homes</td><td>31-Mar-2028</td></tr>
<tr><td>P10150050002</td><td>Garuda &lt;script&gt;steal()&lt;/script&gt;2</td><td>Hill, Homes<style>td{}</style></td><td>31.03.2028</td></tr>
<tr><td colspan=4>1 2 3</td></tr>
</TABLE>
<script>unclosed <tr><td>P10150050007`;
    expect(registerIn(page)).toEqual({
      read: 3,
      rows: [row(1), row(2)],
      faulty: [{ line: 8, why: expect.stringMatching(/no project’s number/) }],
    });
  });

  it('is refused above 30,000 rows', () => {
    const row = 'P10150050001,Garuda\n';
    expect(readRegister(`Registration No,Project Name\n${row.repeat(30_000)}`).read).toBe(30_000);
    expect(() => readRegister(`Registration No,Project Name\n${row.repeat(30_001)}`)).toThrow('more than 30,000 rows');
    // Blank ones are read, too: nothing of a file is left out unsaid.
    expect(() => readRegister(`Registration No,Project Name\n${`${row}\n`.repeat(20_000)}`)).toThrow('more than');
  });

  it('is refused without a column of numbers, and read in time however it is broken', () => {
    for (const file of ['', 'Name,Town\nGaruda,Tirupati', '<p>P10150050001</p>']) {
      expect(() => readRegister(file)).toThrow('no table with a column');
    }
    const start = Date.now();
    for (const part of ['<script ', '<td title="', '<!-- ', '"', '&#x', '<']) {
      const head = part === '"' ? 'Registration No,Project Name\n' : '<tr><td>Registration No<td>Project Name<tr><td>';
      expect(readRegister(head + part.repeat(300_000)).rows).toEqual([]);
    }
    expect(Date.now() - start).toBeLessThan(patient(15_000));
  });
});
