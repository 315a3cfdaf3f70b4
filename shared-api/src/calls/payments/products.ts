import type { Call } from '../../call.ts'
import type { ProductsAnswer, ProductsQuery } from './products.schema.ts'

export const getProducts: Call<ProductsQuery, ProductsAnswer> = { method: 'GET', path: '/api/products.php' }
