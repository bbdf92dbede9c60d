export { DeliveryStep as default } from './delivery-step.tsx'
