import { createRoot } from 'react-dom/client'
import { HostPart } from './host-part.tsx'
import { KitPart } from './kit-part.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <HostPart />
      <KitPart />
    </>,
  )
