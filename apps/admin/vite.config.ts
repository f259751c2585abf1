import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:18081'

export default defineConfig({
  base: '/kms/admin/',
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.ADMIN_PORT ?? 5184),
    strictPort: true,
    // The front door strips /kms before the API; the development server does the same.
    proxy: { '/kms/api': { target: apiOrigin, rewrite: (path) => path.replace(/^\/kms/, '') } },
  },
  build: {
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 10 },
          ],
        },
      },
    },
  },
})
