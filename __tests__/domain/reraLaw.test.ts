import { lacksRera, type ProjectSize } from '@/domain/reraLaw';

it.each<[boolean, ProjectSize]>([
  [false, {}],
  [false, { noOfUnits: 8, projectExtentArea: '500 sq m' }],
  [true, { noOfUnits: 9 }],
  [true, { totalPlots: '40' }],
  [true, { totalVillas: 12, reraId: '' }],
  [true, { projectExtentArea: '2 acres' }],
  [true, { projectExtentArea: '600 square metres' }],
  [false, { projectExtentArea: '5000' }],
  [true, { projectExtentArea: '6,000 sq ft' }],
  [true, { projectExtentArea: '20 సెంట్లు' }],
  [false, { projectExtentArea: '2 acres', noOfUnits: 200, reraId: 'P10000000001' }],
  [false, { projectExtentArea: 'large', noOfUnits: 'many' }],
])('tells whether the law asks for a RERA number that is not there: %s for %j [JDET-3]', (lacks, project) => {
  expect(lacksRera(project)).toBe(lacks);
});
