import '@sakina/ui/styles.css'
import './styles.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { localeOfPath } from '../shared/locale.ts'
import { App } from './app.tsx'
import { loadWords } from './words.ts'

async function start(): Promise<void> {
  const place = document.getElementById('office')
  if (place === null) return
  const locale = localeOfPath(location.pathname)
  const words = await loadWords(locale)
  createRoot(place).render(
    <StrictMode>
      <App locale={locale} words={words} />
    </StrictMode>,
  )
}

void start()
