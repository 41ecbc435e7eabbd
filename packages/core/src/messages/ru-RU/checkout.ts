// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../message.ts'

export const checkout = {
  checkout_title: 'Оформление заказа',
  checkout_text: 'Укажите свои данные и адрес и оформите заказ.',
  checkout_phone: 'Телефон',
  checkout_born: 'Дата рождения',
  checkout_born_hint: 'С 18 лет',
  checkout_country: 'Страна',
  checkout_zip_zip: 'Почтовый индекс (ZIP)',
  checkout_zip_postal: 'Почтовый индекс',
  checkout_zip_pin: 'Почтовый индекс (PIN)',
  checkout_zip_eircode: 'Почтовый индекс (Eircode)',
  checkout_zip_digits: ({ count }) =>
    choose(
      { one: `${count} цифра`, few: `${count} цифры`, many: `${count} цифр`, other: `${count} цифры` },
      count,
      'ru-RU',
    ),
  checkout_zip_like: ({ examples }) => `В таком виде: ${examples}`,
  checkout_zip_state: 'В штате, где мы работаем',
  checkout_line1: 'Улица и дом',
  checkout_line2: 'Квартира, этаж (необязательно)',
  checkout_city: 'Город',
  checkout_currency: 'Валюта',
  checkout_voucher: 'Ваучер (необязательно)',
  checkout_voucher_valid: 'Он действует для этого заказа',
  checkout_terms: ({ close, open }) => `Я принимаю ${open}условия${close}`,
  checkout_terms_required: 'Примите условия, чтобы продолжить',
  checkout_submit: 'Оформить заказ',
  checkout_done_title: 'Заказ оформлен',
  checkout_done_text: 'Вот что мы записали. Сохраните номер на случай вопросов.',
  checkout_done_number: 'Номер заказа',
  checkout_done_address: 'Адрес',
  checkout_done_discount: 'Скидка',
  checkout_done_again: 'Оформить ещё один заказ',
  checkout_signed_in: ({ name }) => `Заказ сохранится в вашем аккаунте: ${name}`,
  terms_title: 'Условия',
  terms_text:
    'Это условия установки, которую ещё никто не настроил. Тот, кто ею управляет, разместит здесь свои.',
  terms_order: 'Заказ записывается и хранится. Ничего не оплачивается и ничего не отправляется.',
  terms_back: 'Назад к оформлению',
} satisfies Catalogue
