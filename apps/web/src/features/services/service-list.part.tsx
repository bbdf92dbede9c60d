import { listServices } from '@sakina/api-client/wire/services'

import { ask } from '../../shared/island/ask.ts'
import { listedServices } from '../../shared/plans/listed-services.ts'
import { drawings } from './service-art.tsx'
import { ServiceList } from './service-list.tsx'

export { drawings }
export const asks = [ask(listServices, listedServices)]

export default function Services() {
  return <ServiceList id="services" />
}
