import './readme/brand.css'
import { createRoot } from 'react-dom/client'
import { App } from './readme/app.tsx'
import { ThemedApp } from './readme/themed.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <App />
      <ThemedApp />
    </>,
  )
