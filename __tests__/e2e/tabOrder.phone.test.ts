import { tabOrderAt } from '../support/tabOrder';

tabOrderAt(360);
