import '@sakina/ui/core.css'
import '@sakina/ui/button.css'
import { Button } from '@sakina/ui/button'
import { Provider } from '@sakina/ui/provider'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Provider locale="en" strings={{}}>
      <Button>Book</Button>
    </Provider>,
  )
