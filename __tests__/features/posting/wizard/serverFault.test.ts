import { FORM_ERROR } from 'final-form';
import { faultsOf, stepOfFaults } from '@/features/posting/wizard/serverFault';

const refusal = (reason: string, field?: string) => ({
  status: 400,
  reason,
  message: reason,
  ...(field === undefined ? {} : { field }),
});

describe('the fault of a form that the server did not take [ERR-3, WIZ-17]', () => {
  it('stands at the field that the sentence begins with', () => {
    expect(faultsOf(refusal('city: is required.'))).toEqual({
      [FORM_ERROR]: 'city: is required.',
      city: 'Is required.',
    });
  });

  it('stands at the field that the server names apart, whatever the language of the sentence', () => {
    const faults = faultsOf(refusal('నగరం: ఇది తప్పనిసరి.', 'city'));
    expect(faults).toEqual({ [FORM_ERROR]: 'నగరం: ఇది తప్పనిసరి.', city: 'ఇది తప్పనిసరి.' });
    expect(stepOfFaults(faults)).not.toBeNull();
  });

  it('stands over the form where no field of it is named', () => {
    expect(faultsOf(refusal('The disk is full.'))).toEqual({ [FORM_ERROR]: 'The disk is full.' });
    expect(faultsOf(refusal('Please note: the disk is full.'))).toEqual({
      [FORM_ERROR]: 'Please note: the disk is full.',
    });
  });
});
