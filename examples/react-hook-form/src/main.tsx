import '@sakina/ui/fonts.css'
import '@sakina/ui/page.css'
import '@sakina/ui/styles.css'
import { Provider } from '@sakina/ui/provider'
import { ar } from '@sakina/ui/strings/ar'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Visit } from './visit.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Provider locale="ar" strings={ar}>
        <Visit today="2026-11-21" />
      </Provider>
    </StrictMode>,
  )
