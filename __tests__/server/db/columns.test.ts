import { projectColumns, propertyColumns } from '@/server/db/columns';

describe('what the database filters and orders by', () => {
  it('reads numbers as text, aliases, other spellings and both names of the sale type', () => {
    const doc = {
      selectedSubtype: 'Open Plot',
      propertyType: 'Residential',
      expectedPrice: '45,00,000',
      bedroom: '',
      bhk: '3BHK',
      transactionType: 'Resale',
      possessionStatus: 'ready_to_move',
      reraId: 'P10420042042',
      facing: 'north east',
      plotArea: '2,400',
    };
    expect(propertyColumns(doc, 1000, 7)).toEqual({
      rank: 7,
      order_newest: -1000,
      order_price_up: 4_500_000,
      order_price_down: -4_500_000,
      order_per_sqft: 1875,
      subtype: 'plot/land',
      property_type: 'residential',
      bhk: 3,
      price: 4_500_000,
      sale_type: 'resale',
      possession: 'ready to move',
      traits: 0b0101_00_0_1,
      area: 2400,
      created_at: 1000,
    });
  });

  it('puts what is unknown last, whichever way prices go', () => {
    const cheap = propertyColumns({ expectedPrice: 1 }, 0, 0);
    for (const expectedPrice of [undefined, null, 0, '', 'ask me']) {
      const none = propertyColumns({ expectedPrice }, 0, 0);
      expect(none.order_price_up).toBeGreaterThan(cheap.order_price_up);
      expect(none.order_price_down).toBeGreaterThan(cheap.order_price_down);
    }
  });

  it('keeps a project’s configurations as one mask, five for five and more', () => {
    const mask = (unitConfig: unknown) => projectColumns({ unitConfig }, 0, 0).bhk_mask;
    expect(mask(['1BHK', '3bhk'])).toBe(0b1010);
    expect(mask('2bhk to 4bhk')).toBe(0b11100);
    expect(mask(['7 BHK'])).toBe(0b100000);
    expect(mask(null)).toBe(0);
  });

  it('takes a price range from either end', () => {
    const range = (from: unknown, to: unknown) => {
      const { price_from, price_to } = projectColumns({ unitPriceRangeFrom: from, unitPriceRangeTo: to }, 0, 0);
      return [price_from, price_to];
    };
    expect(range('100', null)).toEqual([100, 100]);
    expect(range(300, '200')).toEqual([200, 300]);
    expect(range(null, undefined)).toEqual([null, null]);
  });
});
