import { tabOrderAt } from '../support/tabOrder';

tabOrderAt(1280);
