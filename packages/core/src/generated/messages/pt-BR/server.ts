// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'O Foyer precisa de JavaScript para você entrar. Ative-o para este site e recarregue a página.',
  page_home: 'Uma conta para tudo: entre com seu e-mail, seu telefone ou uma conta que você já tem.',
  page_sign_in: 'Entre no Foyer por e-mail, por telefone ou com uma conta que você já tem.',
  page_sign_up: 'Crie uma conta no Foyer: basta um e-mail ou telefone e uma senha.',
  page_recover: 'Esqueceu a senha? Receba um link por e-mail ou um código por SMS e defina uma nova.',
  page_checkout: 'Faça um pedido no Foyer. Não é preciso ter conta.',
  page_terms: 'Os termos dos pedidos feitos no Foyer.',
  page_picture: 'Três arcos, um dentro do outro, e uma porta iluminada.',
  error_bad_json: 'A solicitação não é um JSON válido. Verifique a sintaxe e envie de novo.',
  error_invalid_request: 'A solicitação não tem o formato que esta chamada espera.',
  error_unknown_field: 'A solicitação tem um campo que esta chamada não conhece. Remova-o.',
  error_forbidden_key: 'A solicitação tem uma chave que nunca é permitida. Remova-a.',
  error_unauthenticated: 'Entre para continuar.',
  error_invalid_credentials: 'Os dados de acesso e a senha não conferem. Verifique os dois e tente de novo.',
  error_captcha_required:
    'Mostre primeiro que você é uma pessoa: o formulário tem uma verificação para isso.',
  error_captcha_failed: 'Não foi possível confirmar que você é uma pessoa. Faça a verificação mais uma vez.',
  error_forbidden_origin: 'Esta solicitação veio de um site que não pode fazê-la.',
  error_not_found: 'Não há nada neste endereço.',
  error_method_not_allowed: 'Este endereço não aceita esse tipo de solicitação.',
  error_account_exists: 'Já existe uma conta com esses dados. Entre ou recupere a senha.',
  error_social_state_invalid:
    'Este acesso não vale mais: começou há muito tempo, em outro navegador, ou já foi usado. Comece de novo.',
  error_social_denied: 'Você não deu permissão no provedor. Tente de novo ou escolha outra forma de entrar.',
  error_social_provider_failed:
    'O provedor não respondeu como devia. Tente de novo ou escolha outra forma de entrar.',
  error_social_not_found: 'Esta forma de entrar não está disponível aqui. Escolha outra.',
  error_social_identity_taken:
    'Esta conta do provedor está vinculada a outra conta aqui. Entre com ela e desvincule-a lá primeiro.',
  error_social_last_way:
    'Esta é a sua única forma de entrar. Defina uma senha ou vincule outra conta primeiro.',
  error_proof_needed: 'Já faz um tempo que você entrou. Para fazer isso, entre de novo.',
  error_body_too_large: 'A solicitação é grande demais. Envie no máximo 64 KiB.',
  error_unsupported_media_type: 'Envie a solicitação como application/json.',
  error_validation_failed: 'Confira alguns campos.',
  error_too_many_attempts: ({ seconds }) =>
    choose(
      {
        one: `Muitas tentativas. Aguarde ${seconds} segundo e tente de novo.`,
        many: `Muitas tentativas. Aguarde ${seconds} segundos e tente de novo.`,
        other: `Muitas tentativas. Aguarde ${seconds} segundos e tente de novo.`,
      },
      seconds,
      'pt-BR',
    ),
  error_overloaded: ({ seconds }) =>
    choose(
      {
        one: `O movimento está grande agora. Aguarde ${seconds} segundo e tente de novo.`,
        many: `O movimento está grande agora. Aguarde ${seconds} segundos e tente de novo.`,
        other: `O movimento está grande agora. Aguarde ${seconds} segundos e tente de novo.`,
      },
      seconds,
      'pt-BR',
    ),
  error_unavailable: 'O serviço não está disponível agora. Tente de novo daqui a pouco.',
  error_recovery_invalid: 'Este link ou código não funciona mais. Peça um novo.',
  error_code_wrong:
    'Esse código não está certo. Veja a mensagem mais recente e digite os seis algarismos dela.',
  error_wrong_password: 'Esta não é a sua senha atual.',
  error_passwords_too_similar: 'Escolha uma senha menos parecida com a anterior.',
  error_password_common: 'Esta senha está entre as primeiras a serem testadas. Escolha outra.',
  mail_recovery_subject: ({ name }) => `Nova senha para ${name}`,
  mail_recovery_text: ({ name }) =>
    `Alguém, provavelmente você, pediu uma nova senha para a sua conta em ${name}.`,
  mail_recovery_action: 'Criar uma nova senha',
  mail_recovery_expiry: ({ minutes }) =>
    choose(
      {
        one: `O link funciona uma única vez, por ${minutes} minuto. Se você não pediu, não faça nada: sua senha continua a mesma.`,
        many: `O link funciona uma única vez, por ${minutes} minutos. Se você não pediu, não faça nada: sua senha continua a mesma.`,
        other: `O link funciona uma única vez, por ${minutes} minutos. Se você não pediu, não faça nada: sua senha continua a mesma.`,
      },
      minutes,
      'pt-BR',
    ),
  mail_password_changed_subject: ({ name }) => `Sua senha de ${name} foi alterada`,
  mail_password_changed_text: ({ name }) =>
    `A senha da sua conta em ${name} foi alterada e todos os outros dispositivos foram desconectados.`,
  mail_password_changed_warning:
    'Se foi você, não é preciso fazer nada. Se não foi, crie uma nova senha agora mesmo.',
  mail_order_subject: ({ name, number }) => `Seu pedido ${number} em ${name}`,
  mail_order_text: ({ name, number }) => `Seu pedido em ${name} foi feito. O número é ${number}.`,
  mail_order_price: ({ amount }) => `Preço: ${amount}`,
  mail_order_discount: ({ amount }) => `Desconto: ${amount}`,
  mail_order_total: ({ amount }) => `Total: ${amount}`,
  mail_order_action: 'Ver o pedido',
  mail_order_hint:
    'Dúvidas? Informe o número. Se você não fez nenhum pedido, alguém digitou seu endereço por engano e não é preciso fazer nada.',
  mail_linked_subject: ({ name, provider }) => `${provider} agora dá acesso à sua conta em ${name}`,
  mail_linked_text: ({ name, provider }) =>
    `Uma conta de ${provider} foi vinculada à sua conta em ${name}. Quem entrar com ela entra na sua.`,
  mail_linked_warning:
    'Se foi você, não é preciso fazer nada. Se não foi, crie uma nova senha agora: depois você verá o que mais dá acesso à sua conta e poderá remover.',
  mail_first_proof: ({ providers }) =>
    `Você é a primeira pessoa a mostrar que este endereço ou número é seu. Por isso, o que alguém pode ter vinculado antes não dá mais acesso à sua conta: ${providers}. O que for seu, você pode vincular de novo.`,
  mail_code_subject: ({ code, name }) => `${code} é o seu código de ${name}`,
  mail_code_text: ({ code, name }) =>
    `Digite este código na página em que você o pediu para entrar em ${name} com este endereço a partir de agora: ${code}`,
  mail_code_expiry: ({ minutes }) =>
    choose(
      {
        one: `Ele funciona uma única vez, por ${minutes} minuto. Se você não pediu, não faça nada e não o informe a ninguém.`,
        many: `Ele funciona uma única vez, por ${minutes} minutos. Se você não pediu, não faça nada e não o informe a ninguém.`,
        other: `Ele funciona uma única vez, por ${minutes} minutos. Se você não pediu, não faça nada e não o informe a ninguém.`,
      },
      minutes,
      'pt-BR',
    ),
  mail_code_action: 'Abrir sua conta',
  sms_recovery: ({ code, minutes, name }) =>
    choose(
      {
        one: `${code} é o seu código de ${name}. Ele funciona uma única vez, por ${minutes} minuto. Não o informe a ninguém.`,
        many: `${code} é o seu código de ${name}. Ele funciona uma única vez, por ${minutes} minutos. Não o informe a ninguém.`,
        other: `${code} é o seu código de ${name}. Ele funciona uma única vez, por ${minutes} minutos. Não o informe a ninguém.`,
      },
      minutes,
      'pt-BR',
    ),
  sms_password_changed: ({ name }) =>
    `Sua senha de ${name} foi alterada. Se não foi você, crie uma nova agora mesmo.`,
  sms_linked: ({ name, provider }) =>
    `${provider} foi vinculado à sua conta em ${name} e agora dá acesso a ela. Se não foi você, crie uma nova senha agora mesmo e desvincule.`,
  sms_first_proof: ({ providers }) =>
    `O que foi vinculado antes de este número ser confirmado como seu foi desvinculado: ${providers}.`,
  error_promocode_unknown: 'Esse código não existe. Confira-o ou continue sem ele.',
  error_promocode_not_started: 'Este código ainda não está valendo. Use-o mais tarde ou continue sem ele.',
  error_promocode_expired: 'Este código expirou. Continue sem ele ou digite outro.',
  error_promocode_used_up: 'Este código se esgotou. Continue sem ele ou digite outro.',
  error_promocode_used: 'Você já usou este código. Continue sem ele ou digite outro.',
  error_promocode_sign_in: 'Este código é para quem entrou na conta. Entre para usá-lo ou continue sem ele.',
  error_promocode_currency: 'Este código é para outra moeda. Escolha essa moeda ou continue sem o código.',
  error_zip_code_invalid: 'O país escolhido não tem esse código. Confira os dois.',
  error_zip_code_not_served: 'Não atendemos o estado desse CEP. Digite outro.',
} satisfies Catalogue
