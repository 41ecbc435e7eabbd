// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'O Foyer precisa do JavaScript para você entrar. Ative o JavaScript neste site e recarregue a página.',
  page_unloaded:
    'Não foi possível carregar a página por completo. Verifique sua conexão e recarregue a página. Se não resolver, atualize o navegador.',
  page_home: 'Uma conta para tudo aqui: entre com seu e-mail, seu telefone ou uma conta que você já tem.',
  page_sign_in: 'Entre no Foyer com seu e-mail, seu telefone ou uma conta que você já tem.',
  page_sign_up: 'Crie uma conta no Foyer com seu e-mail, seu telefone ou uma conta que você já tem.',
  page_recover: 'Esqueceu a senha? Receba um link por e-mail ou um código por SMS e crie uma nova.',
  page_checkout: 'Faça um pedido no Foyer. Não é preciso ter conta.',
  page_terms: 'Os termos dos pedidos feitos no Foyer.',
  page_picture: 'Três arcos, um dentro do outro, e uma porta iluminada.',
  error_bad_json: 'A solicitação não é um JSON válido. Verifique a sintaxe e envie de novo.',
  error_invalid_request: 'A solicitação não tem o formato esperado.',
  error_unknown_field: 'A solicitação contém um campo desconhecido. Remova-o.',
  error_forbidden_key: 'A solicitação contém uma chave que nunca é permitida. Remova-a.',
  error_unauthenticated: 'Entre para continuar.',
  error_other_user:
    'Enquanto isso, outra pessoa entrou neste navegador, e nada foi alterado. Copie o que você ainda precisa e recarregue a página.',
  error_invalid_credentials: 'E-mail, telefone ou senha incorretos. Confira e tente de novo.',
  error_captcha_required:
    'Primeiro confirme que você não é um robô: o formulário tem uma verificação para isso.',
  error_captcha_failed: 'Não foi possível confirmar que você não é um robô. Faça a verificação de novo.',
  error_forbidden_origin: 'Esta solicitação veio de um site que não pode fazê-la.',
  error_not_found: 'Não há nada neste endereço.',
  error_method_not_allowed: 'Este endereço não aceita esse tipo de solicitação.',
  error_account_exists: 'Já existe uma conta com esses dados. Entre nessa conta.',
  error_social_state_invalid:
    'Esta tentativa de acesso não é mais válida: demorou demais, começou em outro navegador ou já foi usada. Comece de novo.',
  error_social_denied:
    'Você cancelou o acesso pelo serviço de login. Tente de novo ou escolha outra forma de entrar.',
  error_social_provider_failed:
    'O serviço de login não respondeu como esperado. Tente de novo ou escolha outra forma de entrar.',
  error_social_not_found: 'Esta forma de entrar não está disponível aqui. Escolha outra.',
  error_social_identity_taken:
    'Esta conta do serviço de login já está vinculada a outra conta aqui. Primeiro entre com ela e desvincule-a dessa outra conta.',
  error_social_last_way: 'Esta é a sua única forma de entrar. Adicione outra primeiro.',
  error_proof_needed: 'Confirme que é você para continuar.',
  error_proof_other_account:
    'Essa conta não está vinculada à sua e, por isso, não confirma que é você. Escolha a que está vinculada ou outra forma.',
  error_identifier_unproven: 'Primeiro confirme seu e-mail ou telefone. Depois você poderá fazer isso.',
  error_registration_private:
    'Sua conta só é criada depois que você confirma seu e-mail ou telefone. Recarregue a página e cadastre-se de novo.',
  error_identifier_last: 'Esta é a única forma de recuperar sua conta. Adicione outra primeiro.',
  error_identifier_taken: 'Outra conta já usa este e-mail ou telefone.',
  error_identifier_unchanged: 'Sua conta já usa este e-mail ou telefone. Digite outro.',
  error_body_too_large: 'A solicitação é grande demais. Envie no máximo 64 KiB.',
  error_unsupported_media_type: 'Envie a solicitação como application/json.',
  error_validation_failed: 'Alguns campos precisam de correção. Confira e tente de novo.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'pt-BR',
    one: 'Muitas tentativas. Aguarde {seconds} segundo e tente de novo.',
    many: 'Muitas tentativas. Aguarde {seconds} segundos e tente de novo.',
    other: 'Muitas tentativas. Aguarde {seconds} segundos e tente de novo.',
  },
  error_internal:
    'Algo deu errado do nosso lado. Tente de novo e, se o problema continuar, recarregue a página.',
  error_overloaded: {
    by: 'seconds',
    in: 'pt-BR',
    one: 'Estamos recebendo muitos acessos agora. Aguarde {seconds} segundo e tente de novo.',
    many: 'Estamos recebendo muitos acessos agora. Aguarde {seconds} segundos e tente de novo.',
    other: 'Estamos recebendo muitos acessos agora. Aguarde {seconds} segundos e tente de novo.',
  },
  error_unavailable: 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
  error_recovery_invalid: 'Este link ou código não funciona mais. Peça um novo.',
  error_code_wrong: 'Código incorreto. Confira a mensagem mais recente e digite os seis dígitos.',
  error_code_over: 'Esse código já foi usado ou expirou. Peça um novo.',
  error_email_unreachable: 'Não podemos enviar e-mails aqui. Use um número de telefone.',
  error_phone_unreachable: 'Não podemos enviar SMS aqui. Use um endereço de e-mail.',
  error_method_off: 'Esta forma de entrar está desativada.',
  error_second_factor_needed: 'Falta uma etapa: confirme com o segundo fator que é você.',
  error_second_factor_over: 'Você demorou demais para entrar. Comece de novo.',
  error_second_factor_required:
    'Aqui é obrigatório ter um segundo fator, por isso não é possível removê-lo. Você pode configurar outro app no lugar dele.',
  error_totp_wrong: 'Código incorreto. Digite os seis dígitos que o app mostra agora.',
  error_totp_used: 'Esse código já foi usado. Espere o app mostrar o próximo.',
  error_totp_unreadable:
    'No momento, não conseguimos verificar os códigos do seu app. A falha é nossa. Use outra forma ou tente de novo mais tarde.',
  error_totp_not_begun: 'A configuração demorou demais. Comece de novo para obter uma nova chave.',
  error_recovery_code_wrong:
    'Esse não é um dos seus códigos de recuperação ainda não usados. Confira o código ou digite outro.',
  error_passkey_invalid: 'Não foi possível ler esta chave de acesso. Tente de novo ou use outra forma.',
  error_passkey_challenge: 'A operação demorou demais ou começou em outro navegador. Tente de novo.',
  error_passkey_used: 'Esta resposta da sua chave de acesso já foi usada. Tente de novo.',
  error_passkey_origin: 'Esta chave de acesso foi usada em um site que não pode dar acesso à sua conta aqui.',
  error_passkey_rp_id: 'Esta chave de acesso é de outro site.',
  error_passkey_signature:
    'Não foi possível confirmar que esta chave de acesso é sua. Tente de novo ou use outra forma.',
  error_passkey_user: 'Esta chave de acesso é de outra conta. Escolha uma desta conta ou use outra forma.',
  error_passkey_unknown:
    'Esta chave de acesso não funciona mais aqui. Use outra forma e exclua a chave do seu gerenciador de senhas.',
  error_passkey_exists: 'Este dispositivo ou gerenciador de senhas já tem uma chave de acesso da sua conta.',
  error_passkey_limit:
    'Sua conta já tem o máximo de chaves de acesso. Remova uma que você não usa mais e depois adicione esta.',
  error_passkey_last: 'Esta chave de acesso é a sua única forma de entrar. Adicione outra primeiro.',
  error_tokens_off: 'Os tokens estão desativados aqui.',
  error_audience_unknown: 'Aqui não são emitidos tokens para este destinatário (audience).',
  error_wrong_password: 'Esta não é a sua senha atual.',
  error_passwords_too_similar: 'Escolha uma senha menos parecida com a anterior.',
  error_password_common: 'Esta senha é muito comum. Escolha outra.',
  error_password_breached: 'Esta senha apareceu em um vazamento de dados. Escolha outra.',
  error_password_guessable:
    'Esta senha é fácil de adivinhar para quem conhece seu e-mail, seu telefone, seu nome ou este site. Escolha outra.',
  mail_recovery_subject: 'Crie uma nova senha para {name}',
  mail_recovery_text: 'Alguém, provavelmente você, pediu para criar uma nova senha para sua conta em {name}.',
  mail_recovery_action: 'Criar uma nova senha',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'pt-BR',
    one: 'O link vale por {minutes} minuto e só pode ser usado uma vez. Se você não pediu, ignore este e-mail: sua senha continua a mesma.',
    many: 'O link vale por {minutes} minutos e só pode ser usado uma vez. Se você não pediu, ignore este e-mail: sua senha continua a mesma.',
    other:
      'O link vale por {minutes} minutos e só pode ser usado uma vez. Se você não pediu, ignore este e-mail: sua senha continua a mesma.',
  },
  mail_password_changed_subject: 'Sua senha de {name} foi alterada',
  mail_password_changed_text:
    'A senha da sua conta em {name} foi alterada e todos os outros dispositivos foram desconectados.',
  mail_password_changed_warning:
    'Se foi você, não é preciso fazer nada. Se não foi, crie uma nova senha agora mesmo.',
  mail_order_subject: 'Seu pedido {number} em {name}',
  mail_order_text: 'Recebemos seu pedido em {name}. O número é {number}.',
  mail_order_items: {
    by: 'count',
    in: 'pt-BR',
    one: '{count} item',
    many: '{count} itens',
    other: '{count} itens',
  },
  mail_order_price: 'Preço: {amount}',
  mail_order_discount: 'Desconto: {amount}',
  mail_order_total: 'Total: {amount}',
  mail_order_address: 'Endereço:',
  mail_order_action: 'Ver o pedido',
  mail_order_hint:
    'Dúvidas? Informe o número do pedido. Se você não comprou nada, alguém digitou seu e-mail por engano. Nesse caso, ignore esta mensagem.',
  mail_linked_subject: '{provider} agora dá acesso à sua conta em {name}',
  mail_linked_text:
    'Uma conta {provider} foi vinculada à sua conta em {name}. Agora, quem puder entrar com ela tem acesso à sua conta.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Se foi você, não é preciso fazer nada. Se não foi, crie uma nova senha agora mesmo. Depois confira as outras formas de acessar sua conta e remova as que não forem suas.',
    other:
      'Se foi você, não é preciso fazer nada. Se não foi, entre agora mesmo, desvincule essa conta na página da sua conta e saia de todos os outros dispositivos.',
  },
  mail_factor_subject: 'A forma de entrar em {name} foi alterada',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Uma chave de acesso foi adicionada à sua conta em {name}. Quem tiver essa chave pode entrar.',
    passkey_removed: 'Uma chave de acesso foi removida da sua conta em {name} e não dá mais acesso a ela.',
    social_unlinked: 'A conta {provider} foi desvinculada da sua conta em {name} e não dá mais acesso a ela.',
    totp_enrolled:
      'Um app autenticador foi configurado para sua conta em {name}. A partir de agora, é preciso mais uma etapa para entrar.',
    totp_removed:
      'O app autenticador foi removido da sua conta em {name}. Para entrar, basta de novo uma etapa.',
    recovery_codes_made:
      'Novos códigos de recuperação foram criados para sua conta em {name}. Os antigos não valem mais.',
    recovery_code_used:
      'Um código de recuperação foi usado para entrar na sua conta em {name}. Códigos restantes: {left}. Você pode criar outros na página da sua conta.',
    other: 'O suporte removeu o segundo fator da sua conta em {name} e desconectou todos os dispositivos.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Se foi você, não é preciso fazer nada. Se não foi, crie uma nova senha agora mesmo e depois confira as outras formas de acessar sua conta.',
    other:
      'Se foi você, não é preciso fazer nada. Se não foi, entre agora mesmo, confira as formas de acessar sua conta e saia de todos os outros dispositivos.',
  },
  mail_first_proof:
    'Ninguém tinha confirmado este e-mail ou telefone antes de você. Por isso, desvinculamos as contas vinculadas antes, talvez por outra pessoa: {providers}. Você pode vincular de novo as que forem suas.',
  mail_code_subject: '{code} é o seu código de {name}',
  mail_code_text:
    'Para entrar em {name} com este e-mail a partir de agora, digite este código na página em que você o pediu: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'pt-BR',
    one: 'O código vale por {minutes} minuto e só pode ser usado uma vez. Se você não pediu, ignore este e-mail e não compartilhe o código com ninguém.',
    many: 'O código vale por {minutes} minutos e só pode ser usado uma vez. Se você não pediu, ignore este e-mail e não compartilhe o código com ninguém.',
    other:
      'O código vale por {minutes} minutos e só pode ser usado uma vez. Se você não pediu, ignore este e-mail e não compartilhe o código com ninguém.',
  },
  mail_code_action: 'Abrir sua conta',
  mail_code_sign_in: 'Para entrar em {name}, digite este código na página em que você o pediu: {code}',
  mail_code_sign_up:
    'Para concluir seu cadastro em {name}, digite este código na página em que você o pediu: {code}',
  mail_code_verify:
    'Para confirmar em {name} que este e-mail é seu, digite este código na página em que você o pediu: {code}',
  mail_code_proof:
    'Para confirmar em {name} que é você, digite este código na página em que você o pediu: {code}',
  mail_code_change:
    'Para usar este e-mail na sua conta em {name}, digite este código na página em que você o pediu: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'pt-BR',
    one: 'O código vale por {minutes} minuto e só pode ser usado uma vez. A equipe de {name} nunca vai pedir este código.',
    many: 'O código vale por {minutes} minutos e só pode ser usado uma vez. A equipe de {name} nunca vai pedir este código.',
    other:
      'O código vale por {minutes} minutos e só pode ser usado uma vez. A equipe de {name} nunca vai pedir este código.',
  },
  mail_code_ignore: 'Se você não pediu, ignore este e-mail: sem este código, nada acontece.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Se você não pediu, outra pessoa entrou na sua conta. Não compartilhe o código com ninguém e crie uma nova senha agora mesmo: {url}',
    other:
      'Se você não pediu, outra pessoa entrou na sua conta. Não compartilhe o código com ninguém e saia agora mesmo de todos os outros dispositivos: {url}',
  },
  mail_code_go_on: 'Continuar com este código',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Um e-mail foi adicionado à sua conta em {name}',
    other: 'Um telefone foi adicionado à sua conta em {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'O e-mail {value} foi adicionado à sua conta em {name}. Quem recebe mensagens nele agora pode entrar na sua conta.',
    other:
      'O telefone {value} foi adicionado à sua conta em {name}. Quem recebe mensagens nele agora pode entrar na sua conta.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'O e-mail da sua conta em {name} foi alterado',
    other: 'O telefone da sua conta em {name} foi alterado',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email: 'O e-mail da sua conta em {name} agora é {value}. O anterior não dá mais acesso a ela.',
    other: 'O telefone da sua conta em {name} agora é {value}. O anterior não dá mais acesso a ela.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Um e-mail foi removido da sua conta em {name}',
    other: 'Um telefone foi removido da sua conta em {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: 'O e-mail {value} foi removido da sua conta em {name} e não dá mais acesso a ela.',
    other: 'O telefone {value} foi removido da sua conta em {name} e não dá mais acesso a ela.',
  },
  mail_identifier_warning:
    'Se foi você, não é preciso fazer nada. Se não foi, desfaça: o link funciona por 72 horas e também desconecta todos os outros dispositivos.',
  mail_identifier_undo: 'Desfazer',
  mail_identifier_undone_subject: 'Uma alteração na sua conta em {name} foi desfeita',
  mail_identifier_undone_text:
    'A alteração foi desfeita com o link que enviamos a um e-mail ou telefone anterior da conta.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Se não foi você, outra pessoa está recebendo o que enviamos para esse e-mail ou telefone. Primeiro proteja esse e-mail ou telefone e depois crie aqui uma nova senha.',
    other:
      'Se não foi você, outra pessoa está recebendo o que enviamos para esse e-mail ou telefone. Primeiro proteja esse e-mail ou telefone, depois entre aqui e saia de todos os outros dispositivos.',
  },
  mail_proven_subject: 'Sua conta em {name} está confirmada',
  mail_proven_text:
    'Ninguém tinha confirmado este e-mail antes de você. Por isso, as formas anteriores de acessar sua conta em {name} não funcionam mais, e todos os outros dispositivos foram desconectados.',
  mail_proven_password: 'A senha anterior não funciona mais. Se você ainda não tem uma nova, crie uma.',
  mail_proven_unlinked: 'Contas desvinculadas: {providers}. Você pode vincular de novo as que forem suas.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Se não foi você, outra pessoa pode ler seus e-mails. Primeiro proteja sua conta de e-mail e depois crie aqui uma nova senha.',
    other:
      'Se não foi você, outra pessoa pode ler seus e-mails. Primeiro proteja sua conta de e-mail, depois entre aqui e saia de todos os outros dispositivos.',
  },
  mail_account_exists_subject: 'Você já tem uma conta em {name}',
  mail_account_exists_text:
    'Alguém, provavelmente você, tentou criar uma conta em {name} com este e-mail. Já existe uma conta com ele, e nada mudou: é só entrar.',
  mail_account_exists_action: 'Entrar',
  mail_account_exists_recovery: 'Esqueceu a senha? Crie uma nova: {url}',
  mail_account_exists_warning: 'Se não foi você, não é preciso fazer nada: ninguém entrou na sua conta.',
  mail_sign_in_subject: 'Novo acesso à sua conta em {name}',
  mail_sign_in_text:
    'Alguém, provavelmente você, entrou na sua conta em {name} com um dispositivo desconhecido.',
  mail_sign_in_action: 'Conferir seus dispositivos',
  mail_deleted_subject: 'Sua conta em {name} foi excluída',
  mail_deleted_text: 'Sua conta em {name} e os dados dela foram excluídos. Não é possível recuperá-los.',
  mail_deleted_warning:
    'Se foi você, não é preciso fazer nada. Se não foi, outra pessoa tinha entrado na sua conta. Proteja sua conta de e-mail.',
  mail_exported_subject: 'Os dados da sua conta em {name} foram baixados',
  mail_exported_text: 'Alguém, provavelmente você, baixou todos os dados da sua conta em {name}.',
  mail_asked: 'Solicitação feita com {device}, de {address}, em {time}.',
  mail_done: 'Operação feita com {device}, de {address}, em {time}.',
  mail_device_on: '{browser} no {system}',
  mail_device_unknown: 'um dispositivo desconhecido',
  sms_recovery: {
    by: 'minutes',
    in: 'pt-BR',
    one: '{code} é o seu código de {name}. Vale por {minutes} minuto e só pode ser usado uma vez. Não compartilhe com ninguém.',
    many: '{code} é o seu código de {name}. Vale por {minutes} minutos e só pode ser usado uma vez. Não compartilhe com ninguém.',
    other:
      '{code} é o seu código de {name}. Vale por {minutes} minutos e só pode ser usado uma vez. Não compartilhe com ninguém.',
  },
  sms_password_changed: 'Sua senha de {name} foi alterada. Se não foi você, crie uma nova agora mesmo.',
  sms_linked: {
    by: 'passwords',
    yes: 'Uma conta {provider} foi vinculada à sua conta em {name} e agora dá acesso a ela. Não foi você? Crie uma nova senha agora mesmo e desvincule essa conta.',
    other:
      'Uma conta {provider} foi vinculada à sua conta em {name} e agora dá acesso a ela. Não foi você? Entre agora mesmo, desvincule essa conta e saia de todos os outros dispositivos.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Uma chave de acesso foi adicionada à sua conta em {name}. Quem tiver essa chave pode entrar. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'Uma chave de acesso foi adicionada à sua conta em {name}. Quem tiver essa chave pode entrar. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Uma chave de acesso foi removida da sua conta em {name} e não dá mais acesso a ela. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'Uma chave de acesso foi removida da sua conta em {name} e não dá mais acesso a ela. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: 'A conta {provider} foi desvinculada da sua conta em {name} e não dá mais acesso a ela. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'A conta {provider} foi desvinculada da sua conta em {name} e não dá mais acesso a ela. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Um app autenticador foi configurado para sua conta em {name}. A partir de agora, é preciso mais uma etapa para entrar. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'Um app autenticador foi configurado para sua conta em {name}. A partir de agora, é preciso mais uma etapa para entrar. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'O app autenticador foi removido da sua conta em {name}. Para entrar, basta de novo uma etapa. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'O app autenticador foi removido da sua conta em {name}. Para entrar, basta de novo uma etapa. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Novos códigos de recuperação foram criados para sua conta em {name}. Os antigos não valem mais. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'Novos códigos de recuperação foram criados para sua conta em {name}. Os antigos não valem mais. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Um código de recuperação foi usado para entrar na sua conta em {name}. Códigos restantes: {left}. Crie outros na página da sua conta. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'Um código de recuperação foi usado para entrar na sua conta em {name}. Códigos restantes: {left}. Crie outros na página da sua conta. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
    other: {
      by: 'passwords',
      yes: 'O suporte removeu o segundo fator da sua conta em {name} e desconectou todos os dispositivos. Não foi você? Crie uma nova senha agora mesmo.',
      other:
        'O suporte removeu o segundo fator da sua conta em {name} e desconectou todos os dispositivos. Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
    },
  },
  sms_first_proof:
    'As contas vinculadas antes de você confirmar este número foram desvinculadas: {providers}.',
  sms_code_sign_in: '{code} é o seu código para entrar em {name}.',
  sms_code_sign_up: '{code} é o seu código para concluir seu cadastro em {name}.',
  sms_code_verify: '{code} é o seu código para confirmar este número em {name}.',
  sms_code_proof: '{code} é o seu código para confirmar em {name} que é você.',
  sms_code_change: '{code} é o seu código para usar este número na sua conta em {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'pt-BR',
    one: 'Vale por {minutes} minuto e só pode ser usado uma vez. Nunca vamos pedir este código.',
    many: 'Vale por {minutes} minutos e só pode ser usado uma vez. Nunca vamos pedir este código.',
    other: 'Vale por {minutes} minutos e só pode ser usado uma vez. Nunca vamos pedir este código.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      'O e-mail {value} foi adicionado à sua conta em {name}. Não foi você? Desfaça em até 72 horas: {url}',
    other:
      'O telefone {value} foi adicionado à sua conta em {name}. Não foi você? Desfaça em até 72 horas: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'O e-mail da sua conta em {name} agora é {value}. Não foi você? Desfaça em até 72 horas: {url}',
    other: 'O telefone da sua conta em {name} agora é {value}. Não foi você? Desfaça em até 72 horas: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'O e-mail {value} foi removido da sua conta em {name}. Não foi você? Desfaça em até 72 horas: {url}',
    other:
      'O telefone {value} foi removido da sua conta em {name}. Não foi você? Desfaça em até 72 horas: {url}',
  },
  sms_identifier_undone:
    'Este número foi removido da sua conta em {name}: a alteração foi desfeita com o link enviado a um e-mail ou telefone anterior.',
  sms_proven: {
    by: 'password',
    yes: 'Este número está confirmado para sua conta em {name}. A senha anterior e os outros acessos não funcionam mais.',
    other: 'Este número está confirmado para sua conta em {name}. Os acessos anteriores não funcionam mais.',
  },
  sms_proven_unlinked: 'Contas desvinculadas: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Não foi você? Crie uma nova senha agora mesmo.',
    other: 'Não foi você? Entre agora mesmo e saia de todos os outros dispositivos.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Este número já tem uma conta em {name}, e nada mudou. Entrar: {url} Esqueceu a senha? {recoveryUrl}',
    other: 'Este número já tem uma conta em {name}, e nada mudou. Entrar: {url}',
  },
  sms_deleted: 'Sua conta em {name} foi excluída. Não é possível recuperá-la.',
  sms_exported: 'Todos os dados da sua conta em {name} foram baixados.',
  error_promocode_unknown: 'Esse código não existe. Confira ou continue sem código.',
  error_promocode_not_started: 'Este código ainda não está valendo. Use-o mais tarde ou continue sem ele.',
  error_promocode_expired: 'Este código expirou. Continue sem ele ou digite outro.',
  error_promocode_used_up: 'Este código está esgotado. Continue sem ele ou digite outro.',
  error_promocode_used: 'Você já usou este código. Continue sem ele ou digite outro.',
  error_promocode_sign_in:
    'Este código só vale para quem entrou na conta. Entre para usá-lo ou continue sem ele.',
  error_promocode_currency: 'Este código é para outra moeda. Escolha essa moeda ou continue sem o código.',
  error_zip_code_invalid: 'O país escolhido não tem esse código postal. Confira os dois.',
  error_zip_code_not_served: 'Não atendemos o estado desse código postal. Digite outro.',
  error_state_unknown: 'Isso não está na lista deste país. Escolha uma opção da lista.',
} satisfies Catalogue
