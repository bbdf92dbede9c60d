import { DatePicker } from '@sakina/ui/date-picker'
import { Icon, arrowForwardIcon } from '@sakina/ui/icon'
import { Provider } from '@sakina/ui/provider'
import { ar } from '@sakina/ui/strings/ar'
import { ToastProvider } from '@sakina/ui/toast'
import { createRoot } from 'react-dom/client'
import { App } from './readme/app.tsx'
import { Visit } from './readme/form.tsx'

const today = '2026-11-21'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <App />
      <Provider locale="ar" strings={ar}>
        <ToastProvider>
          <Visit today={today} />
        </ToastProvider>
        <DatePicker label="بلا يوم" today={today} value="" />
        <p data-island="" dir="ltr">
          <Icon of={arrowForwardIcon} />
        </p>
        <p data-around="">
          <Icon of={arrowForwardIcon} />
        </p>
      </Provider>
    </>,
  )
