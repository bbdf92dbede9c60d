import { createRoot } from 'react-dom/client'
import { KitPart } from './kit-part.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<KitPart />)
