import { readDevice } from '@/store/device/storedDevice';

it('reads what it wrote', () => {
  const device = { recent: [{ kind: 'project', id: 'j1', name: 'Towers' }], compare: ['p1'], units: 'ankanam' };
  expect(readDevice(device)).toEqual(device);
});

it('leaves out what cannot be read, whoever wrote it', () => {
  const recent = [
    null,
    'p1',
    { kind: 'agent', id: 'a', name: 'A' },
    { kind: 'property', id: '', name: '' },
    { id: 'x' },
  ];
  expect(readDevice({ recent, compare: [1, 'a', 'b', 'c', 'd'], units: 'furlong' })).toEqual({
    recent: [],
    compare: ['a', 'b', 'c'],
    units: 'sqft',
  });
  expect(readDevice({ recent: undefined, compare: 'p1', units: null })).toEqual({
    recent: [],
    compare: [],
    units: 'sqft',
  });
});
