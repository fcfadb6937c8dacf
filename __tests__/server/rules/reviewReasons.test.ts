import { fieldsOf } from '@/server/rules/reviewReasons';

it('tells the fields that reasons are about, in the order of the reasons [DASH-3, EDIT-1]', () => {
  expect(
    fieldsOf([
      { code: 'city' },
      { code: 'phone', fields: ['name', 'about'] },
      { refusal: 'price' },
      { refusal: 'twice' },
      { code: 'confirmFirst' },
      { text: 'The pictures show another house.' },
    ]),
  ).toEqual(['city', 'name', 'about', 'expectedPrice']);
});
