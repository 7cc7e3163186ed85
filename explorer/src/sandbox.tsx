import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SandboxPage } from './SandboxPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <SandboxPage />
  </StrictMode>,
);
