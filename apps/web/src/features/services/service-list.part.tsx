import { listServices } from '@sakina/api-client/wire/services'

import { ask } from '../../shared/island/ask.ts'
import { drawings } from './service-art.tsx'
import { firstPage, ServiceList } from './service-list.tsx'

export { drawings }
export const asks = [ask(listServices, firstPage)]

export default function Services() {
  return <ServiceList id="services" />
}
