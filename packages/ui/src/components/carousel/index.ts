export { Carousel } from './carousel.tsx'
export type { CarouselProps, Slide } from './carousel.tsx'
