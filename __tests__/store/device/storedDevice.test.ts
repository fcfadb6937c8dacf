import { readDevice } from '@/store/device/storedDevice';

it('reads what it wrote', () => {
  const towers = { kind: 'project', id: 'j1', name: 'Towers' };
  const device = {
    recent: [towers],
    contacted: [{ ...towers, askedAt: 5, sawNumber: true }],
    compare: ['p1'],
    units: 'ankanam',
  };
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
  expect(readDevice({ recent, contacted: recent, compare: [1, 'a', 'b', 'c', 'd'], units: 'furlong' })).toEqual({
    recent: [],
    contacted: [],
    compare: ['a', 'b', 'c'],
    units: 'usual',
  });
  expect(readDevice({ recent: undefined, compare: 'p1', units: null })).toEqual({
    recent: [],
    contacted: [],
    compare: [],
    units: 'usual',
  });
});
