import { createRoot } from 'react-dom/client'
import { HostPart } from './host-part.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<HostPart />)
