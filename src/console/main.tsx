import './styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ROOT } from '@/domain/languages';
import { sentSite, showSite } from '@/domain/site';
import { ConsoleApp } from './ConsoleApp';
import { createConsoleStore } from './store';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
showSite(sentSite(document));
const store = createConsoleStore({ fetch: (...asked) => window.fetch(...asked) });
createRoot(root).render(
  <BrowserRouter basename={`/console${ROOT}`}>
    <ConsoleApp store={store} />
  </BrowserRouter>,
);
