import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { patient } from './patience';

configure({ asyncUtilTimeout: patient(1000) });
