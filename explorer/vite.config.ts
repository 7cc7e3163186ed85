import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/explorer/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A data: address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    // The editor alone is several megabytes; whoever opens this page sits at the machine that serves it.
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: { input: ['index.html', 'sandbox.html'] },
  },
});
