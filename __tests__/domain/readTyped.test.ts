import { grouped, inSquareFeet, readArea, readNumber, readRupees, readUnit, roundedIn } from '@/domain/readTyped';

describe('numbers as they are typed', () => {
  it.each([
    ['1,275 sq ft', '1275'],
    [' 1275 ', '1275'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['about 40 feet', '40'],
    ['2%', '2'],
    ['2.5', '2.5'],
    ['1 275', '1275'],
    ['45,00,0000', '45000000'],
    ['4,5000', '45000'],
    ['1,2750', '12750'],
    ['1,00,00000', '10000000'],
    ['4,5100', '45100'],
    ['45,100,000', '45100000'],
    ['45,1200,000', '451200000'],
    ['450,000', '450000'],
    ['1200,00,000', '120000000'],
    ['4500,000', '4500000'],
    ['45,100,0000', '451000000'],
    ['2½', '2.5'],
    ['2 ½ acres', '2.5'],
    ['½ acre', '0.5'],
    ['2 1/2', '2.5'],
    ['1/4', '0.25'],
    ['10 3/4 ఎకరాలు', '10.75'],
    ['', ''],
  ])('reads %p as %p [WIZ-6, WIZ-7]', (typed, plain) => {
    expect(readNumber(typed)).toBe(plain);
  });

  it.each([
    '1200-1500',
    '1200 – 1500',
    '1200 1500',
    '1200,1500',
    '1200,850',
    '1200,00',
    '800,1200',
    '800,1200,1500',
    '1,200,1500',
    '45,,000',
    '-3',
    '- 3',
    '2.5-3',
    '1.2.3',
    '1e3',
    '30 to 40',
    '2 5/2',
    '2.5½',
    '11/2',
    'abc',
  ])('leaves %p as it is: no digits are glued together, no sign is lost [WIZ-18]', (typed) => {
    expect(readNumber(typed)).toBe(typed);
    expect(inSquareFeet(typed, 'cents')).toBe(typed);
  });

  it('reads on both sides of a decimal point alone', () => {
    expect(readNumber('12.')).toBe('12');
    expect(readNumber('2.9')).toBe('2.9');
  });

  it.each([
    ['4500000', '4500000'],
    ['₹45,00,000/-', '4500000'],
    ['45 00 000', '4500000'],
    ['Rs.45,00,000', '4500000'],
    ['Rs. 45 00 000', '4500000'],
    ['50k', '50000'],
    ['45 lakh', '4500000'],
    ['45L', '4500000'],
    ['4.35 lakhs', '435000'],
    ['1.2 Cr', '12000000'],
    ['2 crores 50 lakhs', '25000000'],
    ['1½ crore', '15000000'],
    ['45 lakh 50 thousand', '4550000'],
    ['2 crore and 50 lakh', '25000000'],
    ['45 lakh, Rs. 50,000', '4550000'],
    ['4500000.50', '4500000.50'],
    ['45 la', '45'],
    ['', ''],
    ['99999999999', '99999999999'],
    ['999999999999999999999999', '999999999999999999999999'],
  ])('reads the price %p as ₹%p [WIZ-14]', (typed, rupees) => {
    expect(readRupees(typed)).toBe(rupees);
  });

  it.each([
    '45 lakh - 50 lakh',
    '50-55 lakh',
    '1 cr or 90 lakh',
    '50 55 lakh',
    '45 lakh Rs. 45,00,000',
    '-5',
    '₹ -5',
    '1e3',
    'free',
    'lakh',
    '45;<',
  ])('leaves the price %p as it is [WIZ-18]', (typed) => expect(readRupees(typed)).toBe(typed));

  it.each([
    '25 lakh per acre',
    '25 లక్షలు ఎకరం',
    '25 लाख प्रति बीघा',
    '2 lakh per cent',
    '3000 per sq ft',
    '68 lakh/acre',
    '25,000 per month',
    '25000 pm',
    '25k p.m.',
    '25000pm',
    '25kPM',
    'నెలకు 25 వేలు',
    '25 हज़ार महीना',
    '25 lakh per flat',
  ])('takes %p, the price of a part or of a month, for no whole price [WIZ-18]', (typed) => {
    expect(readRupees(typed)).toBe(typed);
  });

  it.each(['45 lakh only', '₹45,00,000/-', '45 lakhs negotiable', '45 lakh, permission granted', '45 లక్షలు మాత్రమే'])(
    'reads the whole price %p [WIZ-18]',
    (typed) => {
      expect(readRupees(typed)).toBe('4500000');
    },
  );

  it('reads what a field asks for: a rate per square foot, a charge per month [WIZ-14]', () => {
    expect(readRupees('3000 per sq ft', 'sqft')).toBe('3000');
    expect(readRupees('చ.అ.కు 3000', 'sqft')).toBe('3000');
    expect(readRupees('25 lakh per acre', 'sqft')).toBe('25 lakh per acre');
    expect(readRupees('2500 per month', 'month')).toBe('2500');
    expect(readRupees('2500 pm', 'month')).toBe('2500');
    expect(readRupees('2 per sq ft', 'month')).toBe('2 per sq ft');
  });

  it('groups plain digits the Indian way and leaves other texts alone [FMT-3]', () => {
    expect(grouped('99999999999')).toBe('99,99,99,99,999');
    expect(grouped('435.6')).toBe('435.6');
    expect(grouped('1275.50')).toBe('1,275.50');
    expect(grouped('')).toBe('');
    expect(grouped('200 sq yards')).toBe('200 sq yards');
  });
});

describe('areas in the units of the place', () => {
  it.each([
    ['2.5', 'cents', '1089'],
    ['50', 'ankanam', '1800'],
    ['3', 'acres', '130680'],
    ['200', 'sqyd', '1800'],
    ['10', 'sqm', '107.64'],
    ['1275', 'sqft', '1275'],
    ['', 'cents', ''],
  ] as const)('keeps %p %s as %p sq ft [WIZ-7]', (amount, unit, sqft) => {
    expect(inSquareFeet(amount, unit)).toBe(sqft);
  });

  it.each([
    ['200 sq. yards', 'sqyd'],
    ['200 gajam', 'sqyd'],
    ['2 cents', 'cents'],
    ['12 Ankanams', 'ankanam'],
    ['1 acre', 'acres'],
    ['1,275 sft', 'sqft'],
    ['120 sq m', 'sqm'],
    ['1275', null],
  ])('finds in %p the unit %p', (typed, unit) => {
    expect(readUnit(typed)).toBe(unit);
  });

  it.each([
    ['2.5', '2.5', null],
    ['200 sq yards', '200', 'sqyd'],
    ['two acres', 'two acres', 'acres'],
    ['2 acres 30 cents', '2.3', 'acres'],
    ['2 acres and 30.5 cents', '2.305', 'acres'],
    ['3 ఎకరాల 20 సెంట్లు', '3.2', 'acres'],
    ['3 एकड़ और 20 सेंट', '3.2', 'acres'],
  ] as const)('reads the area %p as %p of the unit %p [WIZ-6, WIZ-7]', (typed, amount, unit) => {
    expect(readArea(typed)).toEqual({ amount, unit });
  });

  // The second one says the first again, or it is not sure what it says.
  it.each([
    '2 acres (200 cents)',
    '2 acres 200 cents',
    '2 acres or 30 cents',
    '30 cents 2 acres',
    '2 acres 30',
    '200 sq yd 1800 sq ft',
  ])('leaves the amount of %p as it is [WIZ-18]', (typed) => {
    expect(readArea(typed).amount).toBe(typed);
  });

  it('shows square feet in another unit with two decimals, or more where these would say too little', () => {
    expect(roundedIn('1800', 'ankanam')).toBe('50');
    expect(roundedIn('1089', 'cents')).toBe('2.5');
    expect(roundedIn('1275', 'cents')).toBe('2.93');
    expect(roundedIn('200', 'acres')).toBe('0.0046');
  });
});

describe('amounts and areas in the words of the town', () => {
  it.each([
    ['45 లక్షలు', '4500000'],
    ['45లక్షలు', '4500000'],
    ['రూ. 45 లక్షల 50 వేలు', '4550000'],
    ['1.2 కోట్లు', '12000000'],
    ['1 కోటి మరియు 20 లక్షలు', '12000000'],
    ['25 వేల రూపాయలు', '25000'],
    ['45 लाख', '4500000'],
    ['रु. 45 लाख 50 हज़ार', '4550000'],
    ['1 करोड़ और 20 लाख रुपये', '12000000'],
    ['25 हजार', '25000'],
    ['25 ह\u095bार', '25000'],
    ['౪౫ లక్షలు', '4500000'],
    ['४५ लाख', '4500000'],
  ])('reads the price %p as %p [WIZ-11, WIZ-18]', (typed, rupees) => {
    expect(readRupees(typed)).toBe(rupees);
  });

  it.each(['45 లక్షలు లేదా 50 లక్షలు', '45 लाख से 50 लाख', '45 లక్షలు 50 లక్షలు'])(
    'leaves two prices, %p, as they are [WIZ-18]',
    (typed) => {
      expect(readRupees(typed)).toBe(typed);
    },
  );

  it.each([
    ['200 గజాలు', 'sqyd'],
    ['200 चौ. गज', 'sqyd'],
    ['200 वर्ग गज', 'sqyd'],
    ['120 చ.మీ.', 'sqm'],
    ['120 वर्ग मीटर', 'sqm'],
    ['1275 చ.అ.', 'sqft'],
    ['1275 చదరపు అడుగులు', 'sqft'],
    ['1275 वर्ग फुट', 'sqft'],
    ['1275 वर्ग \u095eुट', 'sqft'],
    ['5 సెంట్లు', 'cents'],
    ['5 सेंट', 'cents'],
    ['12 అంకణాలు', 'ankanam'],
    ['2 ఎకరాలు', 'acres'],
    ['2 एकड़', 'acres'],
  ])('reads the unit of %p [WIZ-6, WIZ-7]', (typed, unit) => {
    expect(readUnit(typed)).toBe(unit);
  });
});
