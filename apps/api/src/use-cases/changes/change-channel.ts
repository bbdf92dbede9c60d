export const orderNewsChannel = 'order_news'
